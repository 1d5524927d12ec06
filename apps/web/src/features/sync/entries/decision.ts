import { reasonAction, reasonSentence } from '../../../shared/language/server-errors.ts';
import type { MessageTone } from '@platebook/ui';
import type { BooksEntry, BooksEntryDetail, SyncRun } from '../../../shared/api/entities.ts';
import { isAtWork } from '../runs/run-title.ts';
import { toRunSituation } from '../runs/run.view.ts';
import { countOf, entryTitle } from './entry.view.ts';
import type { EntryOutcome } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';
import { connectRun } from '../connect-run.ts';

export type DecisionKind = 'approve' | 'post' | 'skip' | 'posted_elsewhere';

/** A person's decision about entries, and the server's result. */
export type Decision = EntryOutcome & {
  readonly kind: DecisionKind;
  /** The entries as they were shown. */
  readonly about: readonly BooksEntry[];
};

/** The message about a decision. */
export type DecisionNews = {
  readonly tone: MessageTone;
  readonly title: string;
  readonly meaning: string;
};

const settledWords = (): Record<Exclude<DecisionKind, 'post'>, readonly [string, string]> => ({
  approve: [words.approved, words.readyMeaning],
  skip: [words.skipped, words.skippedMeaning],
  posted_elsewhere: [words.markedAsPostedElsewhere, words.platebookWontPostIt],
});

/** The result of a decision that posts nothing; `null` for a posting, which is followed instead. */
export function settledNews({ kind, about, done, refused }: Decision): DecisionNews | null {
  const refusals = [...new Set(refused.map(({ message }) => message))].join(' ');
  if (done.length === 0) {
    return { tone: 'warning', title: refusals, meaning: words.nothingWasPosted };
  }
  if (kind === 'post') {
    return null;
  }
  const [word, meaning] = settledWords()[kind];
  const [only] = about;
  const what = done.length === 1 && only !== undefined ? entryTitle(only) : countOf(done.length);
  return refused.length === 0
    ? { tone: 'success', title: `${what} ${word}`, meaning }
    : {
        tone: 'warning',
        title: words.not(countOf(done.length), word, refused.length),
        meaning: refusals,
      };
}

/** The progress of a posted entry, as reported by QuickBooks so far. */
export function postingNews(
  entry: BooksEntryDetail,
  { amount, clientName }: { amount: string; clientName: string },
): DecisionNews {
  const what = words.to(amount, clientName);
  if (entry.is_ambiguous) {
    return {
      tone: 'warning',
      title: words.quickbooksDidntConfirm(entryTitle(entry)),
      meaning: words.checkedBeforeRetry,
    };
  }
  switch (entry.status) {
    case 'posted':
      return {
        tone: 'success',
        title: words.postedNow(what),
        meaning: words.confirmedToTheCent(entryTitle(entry)),
      };
    case 'failed':
    case 'needs_mapping':
    case 'needs_review':
      return {
        tone: 'danger',
        ...whyNot(entry),
      };
    case 'skipped':
    case 'reversed':
    case 'ready':
    case 'posting':
    default:
      return {
        tone: 'info',
        title: words.posting(what),
        meaning: words.markedOnceConfirmed,
      };
  }
}

/** The progress of a run that posts several entries. */
export function runNews(run: SyncRun, clientName: string): DecisionNews {
  const { headline: meaning, progress } = connectRun(toRunSituation(run), () => undefined);
  const { length: total } = run.situation.entries;
  if (isAtWork(run)) {
    return { tone: 'info', title: words.postingTo(countOf(total), clientName), meaning };
  }
  const posted = progress?.posted ?? 0;
  if (posted === total) {
    return { tone: 'success', title: words.postedTo(countOf(total), clientName), meaning };
  }
  return {
    tone: posted === 0 ? 'danger' : 'warning',
    title: words.ofPostedTo(posted, countOf(total), clientName),
    meaning,
  };
}

function whyNot(entry: BooksEntryDetail): { readonly title: string; readonly meaning: string } {
  const { status_reason: reason } = entry;
  if (reason === null) {
    return {
      title: words.wasntPosted(entryTitle(entry)),
      meaning: words.openAndRetry,
    };
  }
  const { code, action } = reason;
  return {
    title: reasonSentence(reason),
    meaning: action === null ? words.openAndRetry : reasonAction({ code, action }),
  };
}
