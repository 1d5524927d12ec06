import { wordmark } from './wordmark.css.ts';

/**
 * The name as it is written: a ledger's double rule under it.
 *
 * @example
 * <a href="/"><Wordmark /></a>
 */
export function Wordmark() {
  return <span className={wordmark}>Platebook</span>;
}
