import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/** Where the server finds the module that renders the public pages; it does not serve dot folders. */
const MODULE = '.server/public-pages.mjs';
const ENTRY = 'src/public/render-public-page.tsx';
/** The placeholder for the stylesheet's final name. */
const STYLESHEET = '__PUBLIC_STYLESHEET__';
const FONT = /__PUBLIC_FONT_([\w-]+?)__/g;

/**
 * A public page is read once: fonts that are not ready for its first paint (they are preloaded) are not swapped in,
 * which avoids layout shift. The long-lived app swaps them in.
 */
const FONTS_AT_FIRST_OR_NEVER = {
  postcssPlugin: 'fonts-at-first-or-never',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'optional';
    },
  },
};

type Options = { readonly conditions: readonly string[] };

/**
 * Builds the public pages in a separate server build, with only the styles they use, and merges the result into this
 * one: their assets are compressed, and kept for a release, like the app's.
 */
export function publicPages({ conditions }: Options): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'platebook-public-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const built = await buildForServer(config, conditions);
      for (const asset of built.assets) {
        if (bundle[asset.fileName] === undefined) {
          this.emitFile({ type: 'asset', fileName: asset.fileName, source: asset.source });
        }
      }
      this.emitFile({ type: 'asset', fileName: MODULE, source: built.code });
    },
  };
}

async function buildForServer(config: ResolvedConfig, conditions: readonly string[]) {
  const result = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // The style compiler reads these conditions, the server build those below.
    resolve: { conditions: [...conditions] },
    css: { postcss: { plugins: [FONTS_AT_FIRST_OR_NEVER] } },
    ssr: { noExternal: true, resolve: { conditions: [...conditions] } },
    build: {
      ssr: ENTRY,
      write: false,
      emitAssets: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      cssMinify: true,
      target: 'es2022',
      rolldownOptions: {
        output: {
          entryFileNames: 'public-pages.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/public-[hash][extname]'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: false,
        },
      },
    },
  });
  const output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[] = [result]
    .flat()
    .flatMap((part) => ('output' in part ? [...part.output] : []));
  const assets = output.filter((part) => part.type === 'asset');
  const [stylesheet, ...others] = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  const [module, ...chunks] = output.filter((part) => part.type === 'chunk');
  if (stylesheet === undefined || module === undefined || others.length + chunks.length > 0) {
    throw new Error('The public pages must be built into one module and one stylesheet.');
  }
  const fontOf = (_place: string, name: string) => {
    const font = assets.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    if (font === undefined) {
      throw new Error(`The public pages have no font "${name}".`);
    }
    return `/${font.fileName}`;
  };
  return {
    assets,
    code: module.code.replaceAll(STYLESHEET, `/${stylesheet.fileName}`).replaceAll(FONT, fontOf),
  };
}
