// The form of the browser client's sources; run in src/kemet/web (`make format`).
import * as svelte from 'prettier-plugin-svelte';

export default {
  printWidth: 126,
  singleQuote: true,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
