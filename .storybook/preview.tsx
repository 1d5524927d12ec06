import '@platebook/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { componentDescription } from './component-description.ts';
import './docs.css';
import { paper } from './paper.ts';
import { INITIAL, TOOLBAR } from './toolbar/globals.ts';
import { OnRootElement } from './toolbar/on-root-element.tsx';

// What a story waits for may be late on a machine that does other work too; what never comes is late everywhere.
configure({ asyncUtilTimeout: 15_000 });

/** A test run reads what is wrong; the panel of Storybook also lists, element by element, what is right. */
const FINDINGS =
  '__vitest_browser__' in globalThis ? { resultTypes: ['violations'], preload: false } : {};

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: TOOLBAR,
  initialGlobals: INITIAL,
  decorators: [OnRootElement],
  // The addon of pseudo-classes writes hover, focus and press into the style sheets when Storybook has drawn a story; a
  // test run draws one without saying so.
  beforeEach: ({ id, parameters }) => {
    if ('__vitest_browser__' in globalThis && 'pseudo' in parameters) {
      addons.getChannel().emit('storyRendered', id);
    }
    // Stories share a page: a clipboard that one put in the way of the browser's own is not for the next.
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
