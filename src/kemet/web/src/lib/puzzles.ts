/** Which puzzles were solved in this browser. */

const SOLVED = 'kemet-puzzles';

export function solved(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(SOLVED) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function markSolved(name: string): void {
  localStorage.setItem(SOLVED, JSON.stringify([...solved().add(name)]));
}

/** Returns the day here, written 2026-11-18. */
export function today(now: Date = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
