import { useEffect } from 'react';
import type { RefObject } from 'react';

/** `/` goes to the search from everywhere on a page but where something is typed or a dialog is open. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !==
          null;
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) {
        event.preventDefault();
        search.current?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search, active]);
}
