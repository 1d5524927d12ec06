import { createHash } from 'node:crypto';

/** The hash by which a high-entropy secret is stored and looked up: 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
