import type { PostingDeps } from './posting-deps.ts';
import type { Posting } from './postings.store.ts';

/** When the books can be believed that what was sent last never arrived, in ms since 1970. */
export function quarantineEnd(
  { times }: Pick<PostingDeps, 'times'>,
  { lastSendAt, createdAt }: Pick<Posting, 'lastSendAt' | 'createdAt'>,
): number {
  return (lastSendAt ?? createdAt).getTime() + times.quarantineMs;
}
