import { useEffect, useRef } from 'react';
import { useDisplay } from '../account/use-preferences.ts';

/** Single-key shortcuts outside of text fields, which the reader can disable (WCAG 2.1.4). */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const { keyboard_shortcuts: active } = useDisplay();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (isPlain && !isTaken(event.target)) {
        latest.current[event.key.toLowerCase()]?.();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}

/** Whether the focused element uses the key itself. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="grid"], [role="menu"]') !==
      null
  );
}
