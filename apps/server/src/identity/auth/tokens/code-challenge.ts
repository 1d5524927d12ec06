import { createHash, timingSafeEqual } from 'node:crypto';
import { GoTrueError } from '../../../http/gotrue-errors.ts';

/** RFC 7636: what the initiator of a sign-in can prove at its end. */
export type CodeChallenge = { readonly value: string; readonly method: 's256' | 'plain' };

/** RFC 7636 4.1 and 4.2: 43 to 128 characters. */
const SHAPE = /^[A-Za-z0-9._~-]{43,128}$/;

type ChallengeFields = {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
};

/** Null for a body without a challenge. Throws `validation_failed` for an incomplete one. */
export function readCodeChallenge(body: ChallengeFields): CodeChallenge | null {
  const value = body.code_challenge ?? '';
  const method = (body.code_challenge_method ?? '').toLowerCase();
  if (value === '' && method === '') {
    return null;
  }
  if (value === '' || method === '') {
    throw refused('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (method !== 's256' && method !== 'plain') {
    throw refused('Invalid code challenge method');
  }
  if (!SHAPE.test(value)) {
    throw refused('code challenge has to be between 43 and 128 characters');
  }
  return { value, method };
}

export function provesChallenge({ value, method }: CodeChallenge, verifier: string): boolean {
  const challenge = method === 's256' ? sha256(Buffer.from(verifier)) : verifier;
  // Both hashed once more to make them equally long.
  return timingSafeEqual(digest(challenge), digest(value));
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function refused(message: string): GoTrueError {
  return new GoTrueError('validation_failed', { message });
}
