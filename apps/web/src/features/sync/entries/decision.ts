import { connectSyncLifecycle } from '@platebook/machines';
import type { MessageTone } from '@platebook/ui';
import type { BooksEntry, BooksEntryDetail, SyncRun } from '../../../shared/api/entities.ts';
import { isAtWork, toRunSituation } from '../runs/run.view.ts';
import { countOf, entryTitle } from './entry.view.ts';
import type { EntryOutcome } from './use-entry-changes.ts';

export type DecisionKind = 'approve' | 'post' | 'skip' | 'posted_elsewhere';

/** What a person decided about entries, and what the server did with it. */
export type Decision = EntryOutcome & {
  readonly kind: DecisionKind;
  /** The entries as they were shown. */
  readonly about: readonly BooksEntry[];
};

/** What is said of a decision. */
export type DecisionNews = {
  readonly tone: MessageTone;
  readonly title: string;
  readonly meaning: string;
};

const DONE: Record<Exclude<DecisionKind, 'post'>, readonly [string, string]> = {
  approve: ['approved', 'Ready to post. Nothing is sent to QuickBooks until you post it.'],
  skip: ['skipped', 'Nothing was posted. You can restore a skipped entry.'],
  posted_elsewhere: ['marked as posted elsewhere', 'Platebook won’t post it.'],
};

/** What came of a decision that sends nothing; `null` where posting was begun, which is followed instead. */
export function settledNews({ kind, about, done, refused }: Decision): DecisionNews | null {
  const refusals = [...new Set(refused.map(({ message }) => message))].join(' ');
  if (done.length === 0) {
    return { tone: 'warning', title: refusals, meaning: 'Nothing was posted.' };
  }
  if (kind === 'post') {
    return null;
  }
  const [word, meaning] = DONE[kind];
  const [only] = about;
  const what = done.length === 1 && only !== undefined ? entryTitle(only) : countOf(done.length);
  return refused.length === 0
    ? { tone: 'success', title: `${what} ${word}`, meaning }
    : {
        tone: 'warning',
        title: `${countOf(done.length)} ${word}, ${refused.length} not`,
        meaning: refusals,
      };
}

/** How far an entry is that somebody posted: what QuickBooks has said so far, and nothing more. */
export function postingNews(
  entry: BooksEntryDetail,
  { amount, clientName }: { amount: string; clientName: string },
): DecisionNews {
  const what = `${amount} to ${clientName}`;
  if (entry.is_ambiguous) {
    return {
      tone: 'warning',
      title: `QuickBooks didn’t confirm ${entryTitle(entry)}`,
      meaning: 'We’ll check before retrying, so nothing posts twice.',
    };
  }
  switch (entry.status) {
    case 'posted':
      return {
        tone: 'success',
        title: `Posted ${what}`,
        meaning: `${entryTitle(entry)}. QuickBooks confirmed it to the cent.`,
      };
    case 'failed':
    case 'needs_mapping':
    case 'needs_review':
      return {
        tone: 'danger',
        title: entry.status_reason?.message ?? `${entryTitle(entry)} wasn’t posted`,
        meaning: entry.status_reason?.action ?? 'Open the entry and try again.',
      };
    case 'skipped':
    case 'reversed':
    case 'ready':
    case 'posting':
    default:
      return {
        tone: 'info',
        title: `Posting ${what}…`,
        meaning: 'We’ll mark it posted once QuickBooks confirms.',
      };
  }
}

/** How far a run is that posts several entries. */
export function runNews(run: SyncRun, clientName: string): DecisionNews {
  const { headline: meaning, progress } = connectSyncLifecycle(
    toRunSituation(run),
    () => undefined,
  );
  const { length: total } = run.situation.entries;
  if (isAtWork(run)) {
    return { tone: 'info', title: `Posting ${countOf(total)} to ${clientName}…`, meaning };
  }
  const posted = progress?.posted ?? 0;
  if (posted === total) {
    return { tone: 'success', title: `Posted ${countOf(total)} to ${clientName}`, meaning };
  }
  return {
    tone: posted === 0 ? 'danger' : 'warning',
    title: `${posted} of ${countOf(total)} posted to ${clientName}`,
    meaning,
  };
}
