import { useReducer, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * How many characters stand in a control, as JSON Schema's `maxLength` counts them: by code points. It is read from the
 * element after each render, for a form library writes there without an event.
 *
 * `again` belongs into the control's `onInput`. A listener on the element itself would render before React has heard of
 * the event, and React would then take what was typed for its own old value.
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
