import { useEffect } from 'react';

/** Containers that can take the focus when a focused descendant is removed. */
const PLACES = '[role="dialog"], [role="alertdialog"], section, main';

/**
 * Restores lost focus: when the focused element is removed, such as a deleted row or a button that no longer applies, the
 * nearest container takes the focus. Otherwise it would fall back to the body, and the next Tab would start at the top.
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

/** An element and its ancestors, innermost first. */
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
