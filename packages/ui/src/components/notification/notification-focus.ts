import { createContext, useCallback, useContext, type RefObject } from 'react';

/** Restores the focus to where it was before the notifications. */
export const GiveFocusBack = createContext<() => void>(() => undefined);

/**
 * Returns a function that moves the focus out of a notification about to close: to the close button of the next one, of
 * the previous one, or back to the page.
 */
export function usePassFocusOn(going: RefObject<HTMLElement | null>): () => void {
  const giveBack = useContext(GiveFocusBack);
  return useCallback(() => {
    const { current: node } = going;
    if (node === null || !node.contains(document.activeElement)) {
      return;
    }
    const shown = [...(node.parentElement?.children ?? [])].filter(
      (other) => other === node || other.hasAttribute('data-notification-shown'),
    );
    const at = shown.indexOf(node);
    const next = shown[at + 1] ?? shown[at - 1];
    const button = next?.querySelector<HTMLElement>(':scope > button');
    if (button === null || button === undefined) {
      giveBack();
    } else {
      button.focus();
    }
  }, [going, giveBack]);
}
