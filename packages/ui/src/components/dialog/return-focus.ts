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
      if (opener.current instanceof HTMLElement) {
        event.preventDefault();
        opener.current.focus();
      }
    },
  };
}

/** To the panel that opens: it is read out from its name on, and no control in it is lit before the reader asks. */
export function focusPanel(event: Event): void {
  if (event.target instanceof HTMLElement) {
    event.preventDefault();
    event.target.focus();
  }
}
