import { useRef } from 'react';

/** Gives the focus back to whatever had it when a dialog opened; Radix does so only for a trigger of its own. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (opener.current instanceof HTMLElement) {
        event.preventDefault();
        opener.current.focus();
      }
    },
  };
}
