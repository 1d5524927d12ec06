import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus to whatever had it when a dialog opened; Radix does so only for its own trigger. Initial focus
 * goes to `first`, to the panel itself, or to its first focusable element.
 */
export function useReturnFocus(open: boolean, first?: RefObject<HTMLElement | null> | 'panel') {
  const opener = useRef<Element | null>(null);
  // Runs before anything in the panel takes the focus: otherwise Radix skips its open-focus handler.
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement;
    }
  }, [open]);
  return {
    onOpenAutoFocus: (event: Event) => {
      if (first === 'panel') {
        focusPanel(event);
      } else if (first?.current instanceof HTMLElement) {
        event.preventDefault();
        first.current.focus();
      }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusAfter(opener.current);
    },
  };
}

/**
 * Restores the focus to a dialog's opener; if that is gone, because the dialog removed its row, to the panel open
 * below, else to the page's content. Never to the body, where a reader would start over at the top.
 */
export function focusAfter(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
    opener.focus();
    if (document.activeElement === opener) {
      return;
    }
  }
  const panels = document.querySelectorAll<HTMLElement>(
    '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]',
  );
  const place = [...panels].at(-1) ?? document.querySelector<HTMLElement>('main');
  if (place !== null && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
  }
  place?.focus();
}

/** Focuses an opening panel itself: it is announced by name, and no control is highlighted initially. */
export function focusPanel(event: Event): void {
  if (event.target instanceof HTMLElement) {
    event.preventDefault();
    event.target.focus();
  }
}
