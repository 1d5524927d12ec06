import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookFormat } from '../provider.port.ts';

export type WebhookProvider = 'quickbooks' | 'ubereats';

/** Without a secret, no signature is valid: the operator has not registered a webhook. */
export function isSignedBy(
  { encoding, pattern }: Pick<WebhookFormat, 'encoding' | 'pattern'>,
  { body, signature }: { body: Uint8Array; signature: string | undefined },
  secret: string,
): boolean {
  if (secret === '' || signature === undefined || !pattern.test(signature)) {
    return false;
  }
  const expected = createHmac('sha256', secret).update(body).digest();
  const received = Buffer.from(signature, encoding);
  // A signature has one spelling: base64's last character has unused bits.
  return (
    received.byteLength === expected.byteLength &&
    received.toString(encoding) === signature &&
    timingSafeEqual(received, expected)
  );
}
