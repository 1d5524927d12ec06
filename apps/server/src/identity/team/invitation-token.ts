import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/sha256.ts';

const TOKEN_BYTES = 32;

/** 32 random bytes, so that only the mail gives access. */
export function newInvitationToken(): string {
  return `inv_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** Only the hash is stored: read access to the database is not enough to accept an invitation. */
export function hashInvitationToken(token: string): string {
  return sha256(token);
}
