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
/** What floats (dialogs, menus, toasts) needs a window to stand in. */
const WINDOW_HEIGHT = 640;
const LONGEST = 4000;
/** Until two pictures one after the other are the same; five seconds unless said, which a busy machine does not keep to. */
const STABLE_WITHIN_MS = 60_000;

/** The matrices of the kit and every overlay while it is open; of a machine every state it can be seen in, but not what runs by itself. */
function isDrawn(path: string, name: string): boolean {
  return path.includes('/machines/') ? name !== 'Live' : name.endsWith('Matrix') || name === 'Open';
}

function kebab(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `button-matrix`: the file of the stories and the story, as the baseline's file is called. */
function pictureName(path: string, name: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '');
  return `${kebab(file)}-${kebab(name)}`;
}

/** Storybook gives a play function a canvas that can be asked, a hand that clicks and fresh spies; here we do. */
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

/** As high as the story, or as a window where something stands beside it (a dialog, a menu, a toast). */
async function fitWindow(canvas: HTMLElement): Promise<void> {
  const floats = document.querySelector('[data-radix-portal], [role="dialog"]') !== null;
  const needed = Math.max(canvas.scrollHeight, floats ? WINDOW_HEIGHT : 1);
  await page.viewport(WIDTH, Math.min(needed, LONGEST));
}

/**
 * One test per picture in this theme: the story is drawn at {@link WIDTH} px, in letters of the fonts that we ship, and
 * compared with its baseline in `baselines/THEME` where the Chromium is the one that drew those. A last test fails for a
 * baseline whose story is gone.
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
    // Where the addon of pseudo-classes looks for what it shows as hovered or focused.
    canvas.id = 'storybook-root';
    canvas.style.padding = '16px';
    // The story before is unmounted when this one runs; what it left open must stand in the document until then.
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
    // Another Chromium draws letters a little differently, which says nothing about us; `npm test` names what was not compared.
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
