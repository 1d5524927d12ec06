import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/sha256.ts';

const TOKEN_BYTES = 32;

/** 32 random bytes, so that only the mail leads in. */
export function newInvitationToken(): string {
  return `inv_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** What is stored: whoever reads the database cannot accept an invitation. */
export function hashInvitationToken(token: string): string {
  return sha256(token);
}
