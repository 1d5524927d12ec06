import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 32 random bytes, so that only the mail leads in. */
export function newInvitationToken(): string {
  return `inv_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** What is stored: whoever reads the database cannot accept an invitation. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
