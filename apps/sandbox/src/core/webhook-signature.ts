import { createHmac } from 'node:crypto';

/** `intuit-signature`: base64 of HMAC-SHA256 over the raw body with the verifier token (platform-apis 3.8). */
export function intuitSignature(verifierToken: string, body: string): string {
  return createHmac('sha256', verifierToken).update(body).digest('base64');
}

/** `X-Uber-Signature`: lower-case hex of HMAC-SHA256 over the raw body with the client secret (platform-apis 1.4). */
export function uberSignature(clientSecret: string, body: string): string {
  return createHmac('sha256', clientSecret).update(body).digest('hex');
}
