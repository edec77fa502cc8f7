import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The content security policy allows files of our own only, so nothing may become a data: address or an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { setupFiles: ['./src/test-setup.ts', './src/books/words.ts'] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
