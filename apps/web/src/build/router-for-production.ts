import type { Plugin } from 'vite';

const ROUTER: ReadonlySet<string> = new Set(['react-router', 'react-router/dom']);

/** Takes the router as it is meant for production: what its package names is the build that warns of misuse. */
export function routerForProduction(): Plugin {
  return {
    name: 'platebook-router-for-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!ROUTER.has(id)) {
        return null;
      }
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found === null
        ? null
        : { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
