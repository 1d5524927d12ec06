import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookFormat } from '../provider.port.ts';

export type WebhookProvider = 'quickbooks' | 'ubereats';

/** Without a secret nothing is signed: whoever runs this server has not registered a webhook. */
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
  // One signature has one spelling: the last letter of base64 holds bits that nobody reads.
  return (
    received.byteLength === expected.byteLength &&
    received.toString(encoding) === signature &&
    timingSafeEqual(received, expected)
  );
}
