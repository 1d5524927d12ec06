import type { HeldSession, SessionMark } from './session-health.types.ts';

/** How what is stored relates to what a tab holds. */
export type StorageNews = 'same' | 'gone' | 'newer' | 'other_user';

/** What another tab's writing means for this one. */
export function newsOf(held: HeldSession | null, stored: SessionMark | null): StorageNews {
  if (stored === null) {
    return held === null ? 'same' : 'gone';
  }
  if (held !== null && held.userId !== stored.userId) {
    return 'other_user';
  }
  return isNewer(held, stored) ? 'newer' : 'same';
}

/** A browser may for a moment show one tab what another has already replaced: an older token is no news. */
function isNewer(held: HeldSession | null, stored: SessionMark): boolean {
  return held === null || held.sessionId !== stored.sessionId || held.epoch < stored.epoch;
}
