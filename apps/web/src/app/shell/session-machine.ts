import { provideSessionHealth } from '@platebook/machines';
import type { SessionStore } from '../../shared/session/session-store.ts';

/** The session-health machine with this page's way to refresh. */
export function createSessionMachine(
  refresh: () => Promise<'refreshed' | 'refused'>,
  session: SessionStore,
): ReturnType<typeof provideSessionHealth> {
  return provideSessionHealth(async () => {
    const outcome = await refresh();
    const renewed = session.read();
    return outcome === 'refused' || renewed === null
      ? { kind: 'refused' }
      : { kind: 'refreshed', expiresAtMs: renewed.expires_at * 1_000 };
  });
}
