import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * How many characters stand in a control, as JSON Schema's `maxLength` counts them: by code points. It is read from the
 * element after each render too, for a form library writes there without an event.
 */
export function useTextLength(own: RefObject<TextControl | null>): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const control = own.current;
      control?.addEventListener('input', onChange);
      return () => control?.removeEventListener('input', onChange);
    },
    [own],
  );
  return useSyncExternalStore(
    subscribe,
    () => Array.from(own.current?.value ?? '').length,
    () => 0,
  );
}
