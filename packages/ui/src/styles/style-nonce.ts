import { setNonce } from 'get-nonce';

/**
 * Sets the Content-Security-Policy nonce of the style elements that Radix adds while a dialog, menu or drawer is open.
 * Call it once, before the first render, with the nonce of this page's response.
 *
 * @example
 * setStyleNonce('r4nd0m'); // before the first component is drawn
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
