import type { Plugin } from 'vite';

const ROUTER: ReadonlySet<string> = new Set(['react-router', 'react-router/dom']);

/** Where React calls and component names prevent tree shaking. */
const FILES = /\/react-router\/dist\/production\//;
const CALL = /= (React\d*)\.(forwardRef|createContext|memo)\(/g;
const NAME = /^\w+\.displayName = ".*";$/gm;

/** Uses the router's production build, tree-shaken: its package exports resolve to the development build. */
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
