import type { PostingDeps } from './posting-deps.ts';
import type { Posting } from './postings.store.ts';

/** When QuickBooks' “not found” proves that the last send never arrived, in ms since 1970. */
export function quarantineEnd(
  { times }: Pick<PostingDeps, 'times'>,
  { lastSendAt, createdAt }: Pick<Posting, 'lastSendAt' | 'createdAt'>,
): number {
  return (lastSendAt ?? createdAt).getTime() + times.quarantineMs;
}
