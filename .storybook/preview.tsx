import '@platebook/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: ['compact', 'default', 'relaxed'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: { title: 'Motion', icon: 'play', items: ['full', 'reduce'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'default', direction: 'ltr', motion: 'full' },
  decorators: [
    function OnRootElement(Story, { globals }) {
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.dataset.theme = String(globals.theme);
        root.dataset.density = String(globals.density);
        root.dataset.motion = String(globals.motion);
        root.dir = String(globals.direction);
        root.lang = 'en';
      }, [globals.theme, globals.density, globals.motion, globals.direction]);
      return <Story />;
    },
  ],
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
    options: {
      storySort: {
        order: ['Foundations', 'Kit', ['Layout', 'Components', 'Patterns'], 'Machines'],
      },
    },
  },
};
export default preview;
