import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { showPseudoLocale } from './pseudo-locale.ts';

type Choices = Readonly<Record<string, string>>;

/**
 * Sets the toolbar's globals on the root element, as the app does, and shows the story in the pseudo-locale if selected.
 * A docs page renders many stories in one document: there each has its own wrapper, so that a dark one leaves the others
 * light.
 */
export const OnRootElement: Decorator = function OnRootElement(Story, context) {
  const choices = context.globals as Choices;
  return context.viewMode === 'docs' ? (
    <Framed choices={choices}>
      <Story />
    </Framed>
  ) : (
    <OnRoot choices={choices} canvas={context.canvasElement}>
      <Story />
    </OnRoot>
  );
};

function OnRoot({ choices, canvas, children }: StoryProps & { canvas: HTMLElement }) {
  const { theme, density, motion, contrast, direction, locale } = choices;
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, density, motion, contrast });
    root.dir = direction ?? 'ltr';
    root.lang = languageOf(locale);
  }, [theme, density, motion, contrast, direction, locale]);
  // Menus and dialogs render in portals outside the canvas.
  useLayoutEffect(
    () => (locale === 'pseudo' ? showPseudoLocale(canvas.ownerDocument.body) : undefined),
    [locale, canvas],
  );
  return children;
}

function Framed({ choices, children }: StoryProps) {
  const { theme, density, motion, contrast, direction, locale } = choices;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      locale === 'pseudo' && frame.current !== null ? showPseudoLocale(frame.current) : undefined,
    [locale],
  );
  return (
    <div
      ref={frame}
      data-theme={theme}
      data-density={density}
      data-motion={motion}
      data-contrast={contrast}
      dir={direction}
      lang={languageOf(locale)}
      style={{
        padding: 16,
        background: 'var(--pb-color-bg-canvas)',
        color: 'var(--pb-color-fg-default)',
      }}
    >
      {children}
    </div>
  );
}

type StoryProps = { choices: Choices; children: ReactNode };

function languageOf(locale: string | undefined): string {
  return locale === 'pseudo' ? 'en' : (locale ?? 'en');
}
