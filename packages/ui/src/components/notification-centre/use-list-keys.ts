import { useEffect, useRef, type RefObject } from 'react';

/**
 * Arrows, Home and End move the focus among a list's rows, and M toggles a row's read state. The list is not a control,
 * so this uses native listeners instead of React props.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  onRead: (id: string) => void,
): void {
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    const { current: node } = list;
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const row = activeElement?.closest<HTMLElement>('[data-notification]') ?? null;
      if (node === null || row === null || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (event.key.toLowerCase() === 'm') {
        row.focus();
        latest.current(row.dataset.notification ?? '');
        return;
      }
      const rows = [...node.querySelectorAll<HTMLElement>('[data-notification]')];
      const at = rows.indexOf(row);
      const targets: Record<string, number> = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        Home: 0,
        End: rows.length - 1,
      };
      const target = rows[targets[event.key] ?? -1];
      if (target !== undefined) {
        event.preventDefault();
        target.focus();
      }
    };
    node?.addEventListener('keydown', onKeyDown);
    return () => node?.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
