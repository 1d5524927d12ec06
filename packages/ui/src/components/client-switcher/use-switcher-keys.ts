import { useEffect, useRef } from 'react';

/** Ctrl or ⌘ with Shift and K opens the switcher from anywhere, and C alone where `singleKeys` are on (WCAG 2.1.4). */
export function useSwitcherKeys(singleKeys: boolean, onOpen: () => void) {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && (isShortcut(event) || (singleKeys && isSingleKey(event)))) {
        event.preventDefault();
        latest.current();
      }
    };
    // After the document's own listeners: C is also the second key of other shortcuts.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}

function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'k';
}

function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isPlain = !ctrlKey && !metaKey && !altKey && key.toLowerCase() === 'c';
  return isPlain && !(target instanceof Element && target.closest(KEYS_ARE_TEXT) !== null);
}

const KEYS_ARE_TEXT =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="grid"]';
