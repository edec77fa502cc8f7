import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './books/words';
import { settings } from './lib/settings.svelte';
import { load } from './lib/texts.svelte';

await load(settings.locale);
mount(App, { target: document.getElementById('app')! });
