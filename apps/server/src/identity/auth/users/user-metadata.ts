import { GoTrueError } from '../../../http/gotrue-errors.ts';

/** It is part of every access token, and request headers are limited to 16 kB (`reliability.md` 5). */
const MOST_BYTES = 4_096;
/** Credentials for registration are not stored with the user. */
const NEVER_STORED = ['invite_code', 'invitation_token'];

type Metadata = Readonly<Record<string, unknown>>;

/** The metadata after a change: a null field is removed. Throws `validation_failed` when there is too much. */
export function acceptMetadata(stored: Metadata, metadata: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...stored, ...metadata }).filter(
      ([name, value]) => value !== null && !NEVER_STORED.includes(name),
    ),
  );
  const text = JSON.stringify(merged);
  // PostgreSQL's text has no NUL character.
  if (Buffer.byteLength(text) > MOST_BYTES || text.includes(String.raw`\u0000`)) {
    throw new GoTrueError('validation_failed', {
      message: `User metadata must be at most ${MOST_BYTES} bytes of JSON without NUL characters`,
    });
  }
  return merged;
}
