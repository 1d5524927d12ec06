import { useEffect, useRef, type RefObject } from 'react';

export type Holds = {
  onHold?: ((by: 'pointer' | 'focus') => void) | undefined;
  onRelease?: ((by: 'pointer' | 'focus') => void) | undefined;
  onEscape: () => void;
};

/**
 * Reports hover and focus within an element, and Escape. The element is not a control: it observes its controls, so
 * this uses native listeners instead of React props.
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
        // Must not reach what is beneath, such as a dialog.
        event.stopPropagation();
        latest.current.onEscape();
      }
    });
    return () => listening.abort();
  }, [element]);
}
