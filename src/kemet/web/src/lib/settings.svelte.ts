/** What a person sets for this browser; kept in local storage. */

export const LOCALES = ['en', 'ru', 'fr', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Settings {
  locale: Locale;
  speed: 'off' | 'fast' | 'normal' | 'slow';
  confirmations: 'all' | 'important' | 'none';
  palette: 'normal' | 'colour-blind';
  reducedMotion: boolean;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** How long bots pause before each action, where nobody else plays. */
  bots: 'slow' | 'normal' | 'fast' | 'instant';
  notifications: boolean;
  /** Whether answers that are no choice are given by themselves. */
  autoEnd: boolean;
  /** Whether advice can be asked for, in games against bots alone. */
  advice: boolean;
  orientation: 'auto' | 'portrait' | 'landscape';
}

/** Seconds that bots pause before each action. */
export const PACES: Record<Settings['bots'], number> = { slow: 1.4, normal: 0.5, fast: 0.2, instant: 0 };

const KEY = 'kemet-settings';

function preferredLocale(): Locale {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LOCALES.find((locale) => wanted.includes(locale)) ?? 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  locale: preferredLocale(),
  speed: 'normal',
  confirmations: 'important',
  palette: 'normal',
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  sound: false,
  volume: 0.6,
  bots: 'normal',
  notifications: false,
  autoEnd: true,
  advice: false,
  orientation: 'auto',
  ...stored(),
});

/** Changes some settings and keeps them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets the settings with the page.
  }
}

/** Tells whether things may glide and pulse. */
export function moving(): boolean {
  return !settings.reducedMotion && settings.speed !== 'off';
}
