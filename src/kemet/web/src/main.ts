import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './books/words';
import { settings } from './lib/settings.svelte';
import { load } from './lib/texts.svelte';

await load(settings.locale);
mount(App, { target: document.getElementById('app')! });
// The display font comes after the first paint; until then the reader's own serif stands in.
requestAnimationFrame(() => setTimeout(() => void import('@fontsource/forum/400.css').catch(() => undefined), 0));
