import type { Plugin } from 'vite';
import { ADDRESSES } from '../app/addresses.ts';

const APP = ['src/app/start-app.tsx'];
const SHELL = [...APP, 'src/app/shell/dashboard-shell.tsx'];

/** Landing pages and the modules that render them, which are preloaded with the page. */
const ARRIVALS: Readonly<Record<string, readonly string[]>> = {
  '/login': ['src/app/sign-in-app.tsx'],
  '/dashboard': [...SHELL, 'src/features/dashboard/dashboard.page.tsx'],
};

const isStart = (id: string) => APP.some((module) => id.endsWith(module));

function arrivalAt(address: string): readonly string[] {
  return ARRIVALS[address] ?? (address.startsWith('/dashboard') ? SHELL : APP);
}

type Chunk = {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly css: readonly string[];
};

/**
 * Writes the addresses of the app's pages for the server, which answers any other with 404, each with the files that
 * its page loads once the app has started.
 */
export function addressList(): Plugin {
  return {
    name: 'platebook-addresses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((output): Chunk[] =>
          output.type === 'chunk'
            ? [
                {
                  ...output,
                  // A chunk merged from several modules has no facade module.
                  facadeModuleId: output.facadeModuleId ?? output.moduleIds.find(isStart) ?? null,
                  css: [...(output.viteMetadata?.importedCss ?? [])],
                },
              ]
            : [],
        );
        const source = JSON.stringify(
          Object.fromEntries(
            ADDRESSES.map((address) => [address, filesOf(chunks, arrivalAt(address))]),
          ),
        );
        this.emitFile({ type: 'asset', fileName: '.vite/addresses.json', source });
      },
    },
  };
}

/** The files of modules beyond those of the entry: scripts, then stylesheets. */
export function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closureOf = (roots: readonly Chunk[]) => {
    const found = new Set<Chunk>();
    const add = (chunk: Chunk | undefined) => {
      if (chunk !== undefined && !found.has(chunk)) {
        found.add(chunk);
        chunk.imports.forEach((name) => add(byName.get(name)));
      }
    };
    roots.forEach(add);
    return found;
  };
  const known = closureOf(chunks.filter(({ isEntry }) => isEntry));
  const roots = chunks.filter(({ facadeModuleId }) =>
    modules.some((module) => facadeModuleId?.endsWith(module) === true),
  );
  const further = [...closureOf(roots)].filter((chunk) => !known.has(chunk));
  const knownCss = new Set([...known].flatMap(({ css }) => css));
  const css = new Set(further.flatMap((chunk) => chunk.css).filter((file) => !knownCss.has(file)));
  return [...further.map(({ fileName }) => fileName), ...css];
}
