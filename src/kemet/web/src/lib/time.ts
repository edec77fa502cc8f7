/** Returns how long ago *moment* (seconds since 1970) is, in words of the reader's language. */
export function ago(moment: number, locale: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.round((moment - now) / 60);
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}
