import type { SendRequest } from '@platebook/api-client';
import { startSession, type PageSession, type SessionDeps } from '../session/start-session.ts';
import {
  createSessionStore,
  type NewSession,
  type SessionStoreDeps,
} from '../session/session-store.ts';
import type { SessionTabs } from '../session/session-tabs.ts';
import { memoryStorage } from './memory-storage.fake.ts';

/** A fake session with `minutesLeft` left; the user defaults to the demo's owner. */
export function fakeSession(minutesLeft = 60, user = 'u1'): NewSession {
  return {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: 0,
    expires_in: minutesLeft * 60,
    user: { id: user, email: 'owner@demo.platebook.test' },
  };
}

/** A browser with a single tab. */
export const NO_TABS: SessionTabs = { post: () => undefined, onWritten: () => undefined };

/** An auth service without sessions. */
const forgetful: SendRequest = async () =>
  new Response(null, { status: 400, headers: { 'x-sb-error-code': 'session_not_found' } });

/** A page session without a browser: this process's clock, its own storage, and `send` as the network. */
export function testSession(
  send: SendRequest = forgetful,
  deps: Partial<SessionDeps & SessionStoreDeps> = {},
): PageSession {
  let ids = 0;
  const wallMs = deps.wallMs ?? (() => Date.now());
  const store = createSessionStore({
    storage: memoryStorage(),
    tabs: NO_TABS,
    now: wallMs,
    newId: () => `s${(ids += 1)}`,
    ...deps,
  });
  return startSession({
    store,
    locks: undefined,
    send,
    baseUrl: 'http://localhost',
    wallMs,
    nowMs: () => performance.now(),
    random: () => 0,
    ...deps,
  });
}
