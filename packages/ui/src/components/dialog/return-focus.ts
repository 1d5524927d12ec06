import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to whatever had it when a dialog opened; Radix does so only for a trigger of its own. The focus
 * goes to `first`, to the panel itself, or to the first thing in it that can have it.
 */
export function useReturnFocus(open: boolean, first?: RefObject<HTMLElement | null> | 'panel') {
  const opener = useRef<Element | null>(null);
  // Before anything in the panel takes the focus for itself: then Radix does not ask where it should go.
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
 * To what opened a dialog; where that is gone, because the dialog removed its row, to the panel that is open below, else to
 * the page's own content. Never to the body, from where a reader would begin at the top again.
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

/** To the panel that opens: it is read out from its name on, and no control in it is lit before the reader asks. */
export function focusPanel(event: Event): void {
  if (event.target instanceof HTMLElement) {
    event.preventDefault();
    event.target.focus();
  }
}
