import type { Blocked } from '../../../shared/api/entities.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { words, titles } from './files.messages.tsx';

const TITLES: Record<string, string> = titles;

/** The short title of a blocking reason, naming the unreadable file; the full sentence is below. */
export function blockedTitle({
  reason,
  file,
  payout_ref: payout,
}: Pick<Blocked, 'reason' | 'file' | 'payout_ref'>): string {
  const title = TITLES[reason];
  if (title !== undefined) {
    return title;
  }
  return payout === null
    ? words.weCouldntRead(visibleName(file))
    : words.weCouldntPreparePayout(payout);
}
