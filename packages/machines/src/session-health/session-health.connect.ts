/** The specification's five words for the health of a session (section 4). */
export type SessionHealth = 'no_session' | 'healthy' | 'warning' | 'expiring_soon' | 'expired';

/**
 * The word for a session-health snapshot's `value`: parents speak for their children, and the passing state
 * `assessing` is never seen outside the machine.
 */
export function toSessionHealth(value: string | Record<string, unknown>): SessionHealth {
  const word = typeof value === 'string' ? value : (Object.keys(value)[0] ?? 'no_session');
  return isSessionHealth(word) ? word : 'no_session';
}

const WORDS: readonly string[] = [
  'no_session',
  'healthy',
  'warning',
  'expiring_soon',
  'expired',
] satisfies SessionHealth[];

function isSessionHealth(word: string): word is SessionHealth {
  return WORDS.includes(word);
}
