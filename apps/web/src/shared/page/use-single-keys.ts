import { useEffect, useRef } from 'react';
import { useDisplay } from '../account/use-preferences.ts';

/** Keys that act while nobody types; a reader can turn single keys off (WCAG 2.1.4). */
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

/** Whether the key means something where the focus is. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="grid"], [role="menu"]') !==
      null
  );
}
