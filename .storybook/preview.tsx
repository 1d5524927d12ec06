import '@platebook/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { componentDescription } from './component-description.ts';
import './docs.css';
import { paper } from './paper.ts';
import { INITIAL, TOOLBAR } from './toolbar/globals.ts';
import { OnRootElement } from './toolbar/on-root-element.tsx';

// On a busy machine, what a story waits for may be late.
configure({ asyncUtilTimeout: 15_000 });

/** Test runs only read violations; Storybook's panel also lists the elements that pass. */
const FINDINGS =
  '__vitest_browser__' in globalThis ? { resultTypes: ['violations'], preload: false } : {};

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: TOOLBAR,
  initialGlobals: INITIAL,
  decorators: [OnRootElement],
  // The pseudo-states addon rewrites the style sheets when Storybook has rendered a story; test runs render one without
  // that event.
  beforeEach: ({ id, parameters }) => {
    if ('__vitest_browser__' in globalThis && 'pseudo' in parameters) {
      addons.getChannel().emit('storyRendered', id);
    }
    // Stories share a page: a clipboard stubbed by one must not leak into the next.
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: {
      test: 'error',
      options: {
        ...FINDINGS,
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // Off by default in axe: WCAG 2.2, 2.5.8.
        rules: { 'target-size': { enabled: true } },
      },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true },
    docs: { theme: paper, extractComponentDescription: componentDescription },
    options: {
      storySort: {
        order: ['Foundations', 'Kit', ['Layout', 'Components', 'Patterns'], 'Machines'],
      },
    },
  },
};
export default preview;
