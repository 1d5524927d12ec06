import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ENTRIES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** Takes the router as it is meant for production: what its package names is the build that warns of misuse. */
export function routerForProduction(): Plugin {
  return {
    name: 'platebook-router-for-production',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const file = ENTRIES[id];
      return file === undefined
        ? null
        : fileURLToPath(new URL(`../production/${file}`, import.meta.resolve('react-router')));
    },
  };
}
