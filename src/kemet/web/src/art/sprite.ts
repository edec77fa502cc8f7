/** Drawings come after the first paint, as one sprite for each kind: hidden in the page, shown by `<use>`. */

/** Where the connection is lost, they are asked for again after so many milliseconds. */
const AGAIN = 3000;

/** Returns what puts the drawings that *load* fetches into the page, the first time it is called. */
export function loadOnce(load: () => Promise<{ default: string }>): () => Promise<void> {
  let wanted: Promise<void> | null = null;
  const put = async (): Promise<void> => {
    const { default: text } = await load();
    const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    document.body.append(document.importNode(sprite, true));
  };
  const tryOn = async (): Promise<void> => {
    try {
      await put();
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
      await tryOn();
    }
  };
  return () => (wanted ??= tryOn());
}
