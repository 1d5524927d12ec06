import { createContext, useCallback, useContext, type RefObject } from 'react';

/** Gives the focus back to where it was before it came to the notifications. */
export const GiveFocusBack = createContext<() => void>(() => undefined);

/**
 * A function that passes the focus on when it is in a notification about to go: to the close button of the next one, of
 * the one before it, or back to the page.
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
