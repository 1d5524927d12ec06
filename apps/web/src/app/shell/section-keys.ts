import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDisplay } from '../../shared/account/use-preferences.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { useOpenNotificationCentre } from './notification-centre.tsx';
import { SECTION_PATHS } from '../../shared/workspace/section-paths.ts';

/** Maximum time between the two keys. */
const PAIR_MS = 1_200;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  readonly isTyping: boolean;
  readonly atMs: number;
};

export type Pending = { readonly sinceMs: number } | null;

/** Home covers all clients; every other section belongs to the active one. */
const HOME = '/dashboard';

/** Interprets a key press: its destination, and whether G waits for a second key. */
export function readSectionKey(
  pending: Pending,
  press: Press,
): { readonly path: string | null; readonly opensCentre?: boolean; readonly pending: Pending } {
  const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey && !press.defaultPrevented;
  if (!isPlain || press.isTyping) {
    return { path: null, pending: null };
  }
  const key = press.key.toLowerCase();
  if (pending !== null && press.atMs - pending.sinceMs <= PAIR_MS) {
    return { path: SECTION_PATHS[key] ?? null, opensCentre: key === 'n', pending: null };
  }
  return { path: null, pending: key === 'g' ? { sinceMs: press.atMs } : null };
}

/** G and another key opens a section, G and N the notifications; single-key shortcuts can be disabled (WCAG 2.1.4). */
export function useSectionKeys(): void {
  const { keyboard_shortcuts: active } = useDisplay();
  const navigate = useNavigate();
  const href = useClientHref();
  const openCentre = useOpenNotificationCentre();
  const latestOpen = useRef(openCentre);
  useEffect(() => {
    latestOpen.current = openCentre;
  });
  const pending = useRef<Pending>(null);
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const read = readSectionKey(pending.current, {
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        defaultPrevented: event.defaultPrevented,
        isTyping: isTyping(event.target),
        atMs: event.timeStamp,
      });
      pending.current = read.pending;
      if (read.opensCentre === true) {
        event.preventDefault();
        latestOpen.current?.();
      } else if (read.path !== null) {
        event.preventDefault();
        void navigate(read.path === HOME ? read.path : href(read.path));
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, href, navigate]);
}

/** Whether the target takes text, or is inside a dialog or menu. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !==
      null
  );
}
