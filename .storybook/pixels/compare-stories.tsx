import { chromiumHere, chromiumOfPictures } from './drawn-by.ts';
import { loadFonts, unshippedLetters } from './shipped-fonts.ts';
import { pseudoStates, rewriteStyles } from './pseudo-states.ts';
import { composeConfigs } from 'storybook/internal/preview-api';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { composeStories, type Preview } from '@storybook/react-vite';
import { isMockFunction, userEvent, within } from 'storybook/test';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';

export type PixelTheme = 'light' | 'dark';

type Modules = Record<string, Parameters<typeof composeStories>[0]>;

const KIT = import.meta.glob<Modules[string]>('../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});
const MACHINES = import.meta.glob<Modules[string]>('../../packages/machines/src/**/*.stories.tsx', {
  eager: true,
});

const WIDTH = 1000;
/** The viewport height for overlays (dialogs, menus, toasts). */
const WINDOW_HEIGHT = 640;
const LONGEST = 4000;
/** Timeout for two consecutive screenshots to match; the default of five seconds is too short on a busy machine. */
const STABLE_WITHIN_MS = 60_000;

/** The kit's matrices and every open overlay; of a machine every state except the one that runs by itself. */
function isDrawn(path: string, name: string): boolean {
  return path.includes('/machines/') ? name !== 'Live' : name.endsWith('Matrix') || name === 'Open';
}

function kebab(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The baseline's file name, such as `button-matrix`: the story file and the story. */
function pictureName(path: string, name: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '');
  return `${kebab(file)}-${kebab(name)}`;
}

/** Storybook provides play functions with canvas queries, `userEvent` and cleared spies; this does the same. */
const withQueries: Preview = {
  beforeEach({ args, canvas, canvasElement, userEvent: hand }) {
    Object.assign(canvas, within(canvasElement));
    Object.assign(hand, userEvent);
    for (const spy of Object.values(args).filter(isMockFunction)) {
      spy.mockClear();
    }
  },
};

function stories(theme: PixelTheme) {
  const annotations = composeConfigs([
    withQueries,
    pseudoStates,
    preview,
    { initialGlobals: { theme, motion: 'reduce' } },
  ]);
  return Object.entries({ ...KIT, ...MACHINES }).flatMap(([path, module]) =>
    Object.entries<ComposedStoryFn>(composeStories(module, annotations))
      .filter(([name]) => isDrawn(path, name))
      .map(([name, story]) => ({ picture: pictureName(path, name), story })),
  );
}

/** Sets the viewport as high as the story, or at least as high as an overlay (a dialog, a menu, a toast) needs. */
async function fitWindow(canvas: HTMLElement): Promise<void> {
  const floats = document.querySelector('[data-radix-portal], [role="dialog"]') !== null;
  const needed = Math.max(canvas.scrollHeight, floats ? WINDOW_HEIGHT : 1);
  await page.viewport(WIDTH, Math.min(needed, LONGEST));
}

/**
 * One test per screenshot in this theme: the story is rendered {@link WIDTH} px wide in the shipped fonts, and compared
 * with its baseline in `baselines/THEME` if this Chromium drew the baselines. A last test fails for a baseline without a
 * story.
 */
export function compareStories(theme: PixelTheme, baselines: readonly string[]): void {
  const drawn = stories(theme);

  beforeEach(async () => {
    await page.viewport(WIDTH, WINDOW_HEIGHT);
    localStorage.clear();
    window.scrollTo(0, 0);
  });

  test.each(drawn)('$picture', async ({ picture, story }) => {
    const canvas = document.createElement('main');
    // The root that the pseudo-states addon looks for.
    canvas.id = 'storybook-root';
    canvas.style.padding = '16px';
    // The previous story unmounts when this one runs; the overlays it left open must stay in the document until then.
    const before = [...document.body.children];
    document.body.prepend(canvas);
    await story.run({ canvasElement: canvas });
    for (const left of before) {
      left.remove();
    }
    rewriteStyles(story.id);
    await loadFonts();
    await fitWindow(canvas);
    expect(unshippedLetters(document.body)).toEqual([]);
    // Another Chromium version renders text slightly differently; `npm test` names what was not compared.
    if (chromiumHere() === chromiumOfPictures()) {
      await expect(page.elementLocator(document.body)).toMatchScreenshot(picture, {
        timeout: STABLE_WITHIN_MS,
      });
    }
  });

  test('every baseline belongs to a story', () => {
    const known = drawn.map(({ picture }) => picture);
    const left = baselines
      .map((path) => path.slice(path.lastIndexOf('/') + 1).replace('.png', ''))
      .filter((picture) => !known.includes(picture));
    expect(left).toEqual([]);
  });
}
