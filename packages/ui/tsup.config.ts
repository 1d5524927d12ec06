import { rmSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { ownStylesOnly, styleEntries, writeComponentEntries } from './component-entries.ts';

// All passes must use the same `identifiers`, or class names and CSS drift apart.
const identifiers = 'short' as const;

// Not tsup's `clean`: each pass would clear the other's files.
rmSync('dist', { recursive: true, force: true });

/** Text only, for programs without a page. */
const VOCABULARY = 'src/components/status-pill/status-vocabulary.ts';

const shared = {
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
} satisfies Options;

export default defineConfig([
  {
    // Pass 1: JavaScript, one module per component, no CSS.
    ...shared,
    name: 'js',
    entry: [
      'src/index.ts',
      VOCABULARY,
      // For app stylesheets that are built without the components.
      'src/themes/vars.css.ts',
      'src/{layout,components,patterns}/*/*.tsx',
      '!src/**/*.stories.tsx',
    ],
    splitting: true,
    sourcemap: true,
    // Records which styles each component imports; read and deleted when the entries are written.
    metafile: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false })],
    onSuccess: async () => {
      await copyFile('src/themes/theme-init.js', 'dist/theme-init.js');
      await writeComponentEntries('dist');
    },
  },
  {
    // Pass 2: the single stylesheet, and the part of it that every page needs; fonts beside them.
    ...shared,
    name: 'css',
    entry: { styles: 'src/whole-stylesheet.ts', base: 'src/styles.ts' },
    splitting: false,
    minify: true,
    loader: { '.woff2': 'file' },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
    onSuccess: async () => {
      await Promise.all(['styles', 'base'].map((name) => rm(`dist/${name}.js`, { force: true })));
    },
  },
  {
    // Pass 3: the styles of each component, for the component entries.
    ...shared,
    name: 'component css',
    entry: styleEntries('src'),
    outDir: 'dist/css',
    splitting: false,
    minify: true,
    // The modules of pass 1 already contain the exports of these files.
    onSuccess: async () => {
      for (const file of await readdir('dist/css', { recursive: true })) {
        await (file.endsWith('.js') ? rm(`dist/css/${file}`) : undefined);
      }
    },
    esbuildPlugins: [ownStylesOnly, vanillaExtractPlugin({ identifiers })],
  },
]);
