// How the scripts of the page without a server are checked. Runs in tools/static (`make lint-web`).
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';

export default defineConfig(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  { rules: { eqeqeq: ['error', 'always', { null: 'ignore' }] } },
  { files: ['page.js', 'loading.js', 'net.js', 'python.js'], languageOptions: { globals: globals.browser } },
  { files: ['worker.js'], languageOptions: { globals: globals.worker } },
  {
    // build.py puts these in.
    files: ['service-worker.js'],
    languageOptions: { globals: { ...globals.serviceworker, __BUILD__: 'readonly', __ENGINE__: 'readonly', __FILES__: 'readonly' } },
  },
  { files: ['compile.mjs'], languageOptions: { globals: globals.node } },
);
