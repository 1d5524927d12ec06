import { rmSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

// The two passes must use the same `identifiers`, or class names and CSS drift apart.
const identifiers = 'short' as const;

// Not tsup's `clean`: each pass would clear the other's files.
rmSync('dist', { recursive: true, force: true });

const shared = {
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
} satisfies Options;

export default defineConfig([
  {
    // Pass 1: JavaScript and types, one module per component, no CSS.
    ...shared,
    name: 'js',
    entry: ['src/index.ts', 'src/{layout,components,patterns}/*/*.tsx', '!src/**/*.stories.tsx'],
    splitting: true,
    sourcemap: true,
    // `composite` (needed by tsc -b) breaks tsup's dts worker: TS6307.
    dts: {
      entry: ['src/index.ts'],
      compilerOptions: { composite: false, incremental: false },
    },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false })],
    onSuccess: async () => {
      await copyFile('src/themes/theme-init.js', 'dist/theme-init.js');
    },
  },
  {
    // Pass 2: the one stylesheet, fonts beside it.
    ...shared,
    name: 'css',
    entry: { styles: 'src/whole-stylesheet.ts' },
    splitting: false,
    minify: true,
    // Fonts are files beside the stylesheet, not a reference into somebody's node_modules.
    noExternal: [/^@fontsource-variable/],
    loader: { '.woff2': 'file' },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
    onSuccess: async () => {
      await rm('dist/styles.js', { force: true });
    },
  },
]);
