import { useEffect, useRef } from 'react';

/**
 * Focuses the page title after a navigation; the first page is left to the browser. A panel opened while the page was
 * loading keeps the focus: moving it would close the panel.
 */
export function useFocusOnNavigation(pathname: string) {
  const shown = useRef(pathname);
  const movedTo = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      // The address changes before the page has loaded.
      const isLoading = window.location.pathname !== shown.current;
      movedTo.current = isLoading ? target : null;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      if (!isInOpenPanel(movedTo.current)) {
        document.querySelector('h1')?.focus();
      }
      movedTo.current = null;
    }
  }, [pathname]);
}

function isInOpenPanel(element: EventTarget | null): boolean {
  return (
    element instanceof Element &&
    element === document.activeElement &&
    element.closest('[role="dialog"], [role="alertdialog"]') !== null
  );
}
