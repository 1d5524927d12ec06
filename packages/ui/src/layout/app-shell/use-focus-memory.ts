import { useEffect } from 'react';

/** What may take the focus of something in it that is gone. */
const PLACES = '[role="dialog"], [role="alertdialog"], section, main';

/**
 * Keeps the focus in the page: where the element that has it is removed, a row that was deleted or a button that is no
 * longer offered, the nearest part around it takes the focus. Else it would fall to the body, and the next Tab would begin at
 * the top.
 */
export function useFocusMemory(): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    const onFocusIn = ({ target }: FocusEvent) => {
      around = target instanceof Element ? lineOf(target) : [];
    };
    const observer = new MutationObserver(() => {
      const [last] = around;
      if (last === undefined || last.isConnected || document.activeElement !== document.body) {
        return;
      }
      const place =
        around.find((element) => element.isConnected && element.matches(PLACES)) ??
        document.querySelector('main');
      if (place instanceof HTMLElement) {
        focusPlace(place);
      }
    });
    document.addEventListener('focusin', onFocusIn);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, []);
}

/** An element and everything around it, from the inside out. */
function lineOf(element: Element): Element[] {
  const line: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    line.push(at);
  }
  return line;
}

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
  }
  place.focus({ preventScroll: true });
}
