/** Whether the screen is narrow: the board on top and a sheet below. */

const query = matchMedia('(max-width: 700px), (orientation: portrait) and (max-width: 1000px)');
let isNarrow = $state(query.matches);
query.addEventListener('change', () => (isNarrow = query.matches));

export function narrow(): boolean {
  return isNarrow;
}
