/** Drawings come after the first paint, as one sprite for each kind: hidden in the page, shown by `<use>`. */

/** Returns what puts the drawings that *load* fetches into the page, the first time it is called. */
export function loadOnce(load: () => Promise<{ default: string }>): () => Promise<void> {
  let wanted: Promise<void> | null = null;
  const put = async (): Promise<void> => {
    const { default: text } = await load();
    const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    document.body.append(document.importNode(sprite, true));
  };
  return () => (wanted ??= put());
}
