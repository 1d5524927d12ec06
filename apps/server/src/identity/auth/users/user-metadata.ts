import { GoTrueError } from '../../../http/gotrue-errors.ts';

/** It travels in every access token, and a request header has 16 kB (`reliability.md` 5). */
const MOST_BYTES = 4_096;
/** What lets somebody in is not kept with them. */
const NEVER_STORED = ['invite_code', 'invitation_token'];

type Metadata = Readonly<Record<string, unknown>>;

/** The metadata after a change: a field that is null goes away. Throws `validation_failed` when there is too much. */
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
