import type { SessionMark } from '@platebook/machines';
import type { Session } from './session-store.ts';

/** A session as its machine knows it; `nowMs` in epoch ms. */
export function toSessionMark(session: Session, nowMs: number): SessionMark;
export function toSessionMark(session: Session | null, nowMs: number): SessionMark | null;
export function toSessionMark(session: Session | null, nowMs: number): SessionMark | null {
  return session === null
    ? null
    : {
        userId: session.user.id,
        sessionId: session.id,
        epoch: session.epoch,
        remainingMs: session.expires_at * 1_000 - nowMs,
      };
}
