import { setNonce } from 'get-nonce';

/**
 * Lets the style elements that Radix adds while a dialog, menu or drawer is open pass a Content-Security-Policy that
 * allows styles by nonce. Call it once, before the first render, with the nonce of this page's answer.
 *
 * @example
 * setStyleNonce('r4nd0m'); // before the first component is drawn
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
