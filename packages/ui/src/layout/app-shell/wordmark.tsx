import { wordmark } from './wordmark.css.ts';

/**
 * The product name with a ledger's double rule under it.
 *
 * @example
 * <a href="/"><Wordmark /></a>
 */
export function Wordmark() {
  return <span className={wordmark}>Platebook</span>;
}
