import { useEffect, useRef } from 'react';

/**
 * After a navigation the new page's title has the focus; on the first page the browser decides. A panel that the reader
 * opened while the page was still loading keeps it: to take it away would close the panel.
 */
export function useFocusOnNavigation(pathname: string) {
  const shown = useRef(pathname);
  const movedTo = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      // The address changes first, the page once it is loaded.
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
