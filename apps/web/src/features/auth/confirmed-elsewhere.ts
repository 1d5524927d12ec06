import { useEffect, useState } from 'react';
import { useServices } from '../../shared/services.ts';

/** A BroadcastChannel between tabs: an email was confirmed by its link. */
const CONFIRMED_CHANNEL = 'platebook.confirmed';

type ConfirmedMessage = { readonly email: string };

/** Notifies the waiting tab that this email is confirmed. */
export function announceConfirmed(email: string): void {
  const channel = new BroadcastChannel(CONFIRMED_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
  channel.postMessage({ email } satisfies ConfirmedMessage);
  channel.close();
}

export type ConfirmedElsewhere = 'waiting' | 'confirmed' | 'signed_in';

/**
 * What another tab did with this address: it opened the link (`confirmed`), or continued from there (`signed_in`).
 * Rechecked whenever this tab gets focus.
 */
export function useConfirmedElsewhere(address: string): ConfirmedElsewhere {
  const { session } = useServices();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = () => setIsSignedIn(session.reread() !== null);
    const channel = new BroadcastChannel(CONFIRMED_CHANNEL);
    channel.addEventListener(
      'message',
      ({ data }: MessageEvent<ConfirmedMessage>) => {
        if (data.email.toLowerCase() === address.toLowerCase()) {
          setIsConfirmed(true);
        }
      },
      { signal },
    );
    window.addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const unsubscribe = session.subscribe((change) =>
      change === 'elsewhere' ? look() : undefined,
    );
    return () => {
      leaving.abort();
      channel.close();
      unsubscribe();
    };
  }, [address, session]);
  if (isSignedIn) {
    return 'signed_in';
  }
  return isConfirmed ? 'confirmed' : 'waiting';
}
