import { useSessionHealth, useSessionHealthActor } from '@platebook/machines/react';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.ts';

/** Moments after which timers cannot be trusted: the device slept, the tab was away, the network came back. */
const WAKE_EVENTS = ['focus', 'online', 'pageshow'] as const;

/** Keeps the session-health machine and the stored session in step. */
export function SessionWatch() {
  const { session } = useServices();
  const actor = useSessionHealthActor();
  const health = useSessionHealth();

  useEffect(() => {
    const follow = () => {
      const stored = session.read();
      if (stored === null) {
        actor.send({ type: 'session.ended' });
      } else if (stored.expires_at * 1_000 !== actor.getSnapshot().context.expiresAtMs) {
        actor.send({ type: 'session.started', expiresAtMs: stored.expires_at * 1_000 });
      }
    };
    follow();
    return session.subscribe(follow);
  }, [actor, session]);

  useEffect(() => {
    const check = () => actor.send({ type: 'session.checked' });
    for (const name of WAKE_EVENTS) {
      window.addEventListener(name, check);
    }
    return () => {
      for (const name of WAKE_EVENTS) {
        window.removeEventListener(name, check);
      }
    };
  }, [actor]);

  useEffect(() => {
    if (health === 'expired') {
      session.clear('expired');
    }
  }, [health, session]);

  return null;
}
