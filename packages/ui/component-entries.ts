import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Limits each `.css.ts` entry to its own styles. The styles it imports from other `.css.ts` files are in their own
 * files, so that a page with two components does not load shared styles twice.
 */
export const ownStylesOnly: Plugin = {
  name: 'own-styles-only',
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css\?source=/ }, ({ path, importer }) => {
      const [source = ''] = path.split('.vanilla.css?');
      return importer.endsWith(source) ? undefined : { path, namespace: 'styles-of-others' };
    });
    build.onLoad({ filter: /.*/, namespace: 'styles-of-others' }, () => ({
      contents: '',
      loader: 'css',
    }));
  },
};

/** Maps the stylesheet path of each `.css.ts` file under `folder` to the file, except those in `base.css`. */
export function styleEntries(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.css.ts') && !/^(themes|styles\/(fonts|reset))/.test(file))
      .map((file) => [file.slice(0, -'.css.ts'.length), join(folder, file)]),
  );
}

type Metafile = {
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly entryPoint?: string;
        readonly exports: readonly string[];
        readonly inputs: Readonly<Record<string, unknown>>;
        readonly imports: readonly { readonly path: string; readonly external?: boolean }[];
      }
    >
  >;
};

/**
 * Writes `dist/entry/NAME.js` and its types for every component: its exports and only the styles that it imports.
 * `dist/index.js` imports no styles; it is used with the single `styles.css`.
 */
export async function writeComponentEntries(dist: string): Promise<void> {
  const file = join(dist, 'metafile-esm.json');
  const { outputs } = JSON.parse(await readFile(file, 'utf8')) as Metafile;
  const folder = join(dist, 'entry');
  await mkdir(folder, { recursive: true });
  for (const [output, { entryPoint = '', exports }] of Object.entries(outputs)) {
    const [, name] =
      /^src\/(?:layout|components|patterns)\/[\w-]+\/([\w-]+)\.tsx$/.exec(entryPoint) ?? [];
    if (name !== undefined) {
      const styles = stylesOf(outputs, output).map((style) => `import '../css/${style}';\n`);
      const module = `../${output.slice('dist/'.length)}`;
      await writeFile(join(folder, `${name}.js`), `${styles.join('')}export * from '${module}';\n`);
      await writeFile(join(folder, `${name}.d.ts`), types(exports));
    }
  }
  await rm(file);
}

/** The component's values, and the types of all components. */
function types(names: readonly string[]): string {
  return `export { ${names.join(', ')} } from '../index.js';\nexport type * from '../index.js';\n`;
}

/** Shared styles first, then those of the nested components, then the component's own. */
function stylesOf(
  outputs: Metafile['outputs'],
  output: string,
  seen = new Set<string>(),
): string[] {
  const { imports, inputs } = outputs[output] ?? { imports: [], inputs: {} };
  if (seen.has(output)) {
    return [];
  }
  seen.add(output);
  const reached = [
    ...imports
      .filter(({ external }) => external !== true)
      .flatMap(({ path }) => stylesOf(outputs, path, seen)),
    ...Object.keys(inputs)
      .map((input) => /src\/(.+)\.css\.ts$/.exec(input)?.[1])
      .filter((style) => style !== undefined && style !== 'themes/vars')
      .map((style) => `${String(style)}.css`),
  ];
  return [...new Set(reached)].sort(
    (one, other) => Number(other.startsWith('styles/')) - Number(one.startsWith('styles/')),
  );
}
