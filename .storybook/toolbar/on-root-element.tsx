import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { showPseudoLocale } from './pseudo-locale.ts';

/** Writes the toolbar's choices on the root element, as the app does; the pseudo-locale onto every text of the story. */
export const OnRootElement: Decorator = function OnRootElement(Story, { globals, canvasElement }) {
  const { theme, density, motion, contrast, direction, locale } = globals as Record<string, string>;
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, density, motion, contrast });
    root.dir = direction ?? 'ltr';
    root.lang = locale === 'pseudo' ? 'en' : (locale ?? 'en');
  }, [theme, density, motion, contrast, direction, locale]);
  // Menus and dialogs stand beside the canvas.
  useLayoutEffect(
    () => (locale === 'pseudo' ? showPseudoLocale(canvasElement.ownerDocument.body) : undefined),
    [locale, canvasElement],
  );
  return <Story />;
};
