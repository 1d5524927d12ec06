import { useReducer, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The length of a control's text in code points, like JSON Schema's `maxLength`. It is read from the element after each
 * render, because form libraries write there without an event.
 *
 * `again` belongs into the control's `onInput`. A listener on the element itself would render before React has handled
 * the event, and React would then mistake the input for its own old value.
 */
export function useTextLength(own: RefObject<TextControl | null>) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  const length = useSyncExternalStore(
    subscribeToNothing,
    () => Array.from(own.current?.value ?? '').length,
    () => 0,
  );
  return { length, again };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
