import { useSyncExternalStore } from 'react';

/** Room for the presets and two months beside each other. */
const ROOM_FOR_TWO = '(min-width: 840px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(ROOM_FOR_TWO);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How many months there is room for: one on a phone, two on a desk. */
export function useMonths(): 1 | 2 {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(ROOM_FOR_TWO).matches,
    () => false,
  );
  return isWide ? 2 : 1;
}
