import { createHash } from 'node:crypto';

/** The hash under which a secret of full entropy is kept and found again: 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
