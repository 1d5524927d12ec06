import { useEffect, useRef, type RefObject } from 'react';

export type Holds = {
  onHold?: ((by: 'pointer' | 'focus') => void) | undefined;
  onRelease?: ((by: 'pointer' | 'focus') => void) | undefined;
  onEscape: () => void;
};

/**
 * Tells when a pointer is over an element or focus in it, and when Escape is pressed there. The element is no control
 * itself: it listens to what happens to the controls in it, so the listeners are the element's and not React props.
 */
export function useHolds(element: RefObject<HTMLElement | null>, holds: Holds): void {
  const latest = useRef(holds);
  useEffect(() => {
    latest.current = holds;
  });
  useEffect(() => {
    const { current: node } = element;
    if (node === null) {
      return undefined;
    }
    const listening = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => node.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', () => latest.current.onHold?.('pointer'));
    on('pointerleave', () => latest.current.onRelease?.('pointer'));
    on('focusin', () => latest.current.onHold?.('focus'));
    on('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !node.contains(relatedTarget)) {
        latest.current.onRelease?.('focus');
      }
    });
    on('keydown', (event) => {
      if (event.key === 'Escape') {
        // What lies beneath, a dialog for example, is not meant.
        event.stopPropagation();
        latest.current.onEscape();
      }
    });
    return () => listening.abort();
  }, [element]);
}
