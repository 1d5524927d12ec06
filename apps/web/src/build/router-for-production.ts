import type { Plugin } from 'vite';

const ROUTER: ReadonlySet<string> = new Set(['react-router', 'react-router/dom']);

/** Where React's calls and the names of components keep what nobody imports from being left out. */
const FILES = /\/react-router\/dist\/production\//;
const CALL = /= (React\d*)\.(forwardRef|createContext|memo)\(/g;
const NAME = /^\w+\.displayName = ".*";$/gm;

/**
 * Takes the router as it is meant for production, and of that what is used: what its package names is the build that
 * warns of misuse.
 */
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
    transform: (code, id) =>
      FILES.test(id)
        ? { code: code.replace(NAME, '').replace(CALL, '= /*#__PURE__*/ $1.$2('), map: null }
        : null,
  };
}
