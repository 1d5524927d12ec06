import { createHmac, timingSafeEqual } from 'node:crypto';

export type WebhookProvider = 'quickbooks' | 'ubereats';

/**
 * Intuit: `intuit-signature`, base64 (platform-apis 3.8). Uber: `X-Uber-Signature`, lower-case hex (1.4). Both are
 * HMAC-SHA256 over the bytes as they came.
 */
const SPELLINGS = {
  quickbooks: { encoding: 'base64', pattern: /^[A-Za-z0-9+/]{43}=$/ },
  ubereats: { encoding: 'hex', pattern: /^[0-9a-f]{64}$/ },
} as const;

/** Without a secret nothing is signed: whoever runs this server has not registered a webhook. */
export function isSignedBy(
  provider: WebhookProvider,
  { body, signature }: { body: Uint8Array; signature: string | undefined },
  secret: string,
): boolean {
  const { encoding, pattern } = SPELLINGS[provider];
  if (secret === '' || signature === undefined || !pattern.test(signature)) {
    return false;
  }
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, encoding);
  // One signature has one spelling: the last letter of base64 holds bits that nobody reads.
  return (
    given.byteLength === expected.byteLength &&
    given.toString(encoding) === signature &&
    timingSafeEqual(given, expected)
  );
}
