import { useEffect } from 'react';
import type { HoldReason } from '../message-time.ts';

type HoldEvent = { readonly type: 'hold.began' | 'hold.ended'; readonly by: HoldReason };

/**
 * Pauses the countdown of messages while the tab is hidden or its window is in the background. `send` must be stable.
 *
 * @example
 * function Holds() {
 *   usePageHolds(useNotificationsActor().send);
 *   return null;
 * }
 */
export function usePageHolds(send: (event: HoldEvent) => void): void {
  useEffect(() => {
    const onVisibility = () =>
      send({ type: document.hidden ? 'hold.began' : 'hold.ended', by: 'page' });
    const onBlur = () => send({ type: 'hold.began', by: 'window' });
    const onFocus = () => send({ type: 'hold.ended', by: 'window' });
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
    };
  }, [send]);
}
