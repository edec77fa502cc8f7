/** Links that hold a whole game, for a page without a server. */

import { to } from './router.svelte';

/** Returns the address that opens what is packed in *text*. */
export function addressOf(text: string): string {
  return `${location.origin}${location.pathname}${to('link', text)}`;
}

/** Hands a link to the phone's list of apps, else to the clipboard; tells whether it is in the clipboard. */
export async function send(text: string, title: string): Promise<boolean> {
  const url = addressOf(text);
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return false;
    } catch {
      // Nothing was chosen: the clipboard is left.
    }
  }
  await navigator.clipboard.writeText(url);
  return true;
}
