import { countPosted } from '../posting/posting-entries.ts';
import { countOf } from './count-of.ts';
import type { SyncLifecycleSituation } from './run-situation.ts';
import { filesInWords, unreadable } from './run-steps.ts';
import type { RunFailure, RunState } from './sync-lifecycle.types.ts';

type Context = SyncLifecycleSituation['context'];

/** One or two sentences per state: what happened, what it means for the books, what to do. */
export const RUN_HEADLINES: Record<RunState, (context: Context) => string> = {
  queued: () => 'Waiting for its turn. Nothing has changed yet.',
  fetching: () => 'Fetching the reports from the platform.',
  recognising: ({ counts }) => `Checking what’s in ${countOf(counts.reports, 'file')}.`,
  checking: () => 'Checking that every row and every payout adds up to the cent.',
  planning: ({ counts }) =>
    `Working out the journal entries for ${countOf(counts.payouts, 'payout')}.`,
  blocked: ({ blocked }) =>
    blocked.length > 1
      ? `No entries could be prepared: ${blocked.length} problems need fixing. Your books are unchanged.`
      : 'No entries could be prepared. Your books are unchanged.',
  needs_mapping: ({ unmapped }) =>
    `${countOf(unmapped.length, 'line')} ${unmapped.length === 1 ? 'has' : 'have'} no account yet. Nothing is posted until ${unmapped.length === 1 ? 'it does' : 'they do'}.`,
  ready: (context) => withLeftOut(`${planned(context)}, ready to review.`, context),
  'posting.sending': ({ stopAsked, ...context }) =>
    stopAsked
      ? `${inBooks(context)} Posting stops after this one.`
      : `${inBooks(context)} Posting the next one.`,
  'posting.waiting': (context) =>
    `${inBooks(context)} QuickBooks asked us to slow down. The rest posts automatically.`,
  'posting.quarantine': (context) =>
    `${inBooks(context)} QuickBooks didn’t confirm the last one. We’ll check before retrying, so nothing posts twice.`,
  'posting.ambiguous': (context) =>
    `${inBooks(context)} Checking with QuickBooks whether the last one was posted.`,
  verifying: (context) => `${inBooks(context)} We’re reading them back to confirm.`,
  posted: (context) =>
    context.entries.length === 0
      ? 'Everything from this period was already in QuickBooks. Nothing was posted.'
      : withLeftOut(
          `${entriesOf(context.entries.length)} posted to QuickBooks and confirmed.`,
          context,
        ),
  partial: (context) =>
    `${inBooks(context)} See below why the others aren’t. Retrying posts only what’s missing.`,
  cancelled: () => 'Someone stopped this run. Nothing was posted.',
  failed: toFailedHeadline,
};

function planned({ counts }: Context): string {
  return `${entriesOf(counts.entries)} for ${countOf(counts.payoutsPlanned, 'payout')}`;
}

function withLeftOut(sentence: string, { blocked, counts }: Context): string {
  const files = unreadable(blocked);
  const others = blocked.filter(({ file }) => !files.includes(file)).length;
  const left = [
    ...(counts.rowsQuarantined > 0
      ? [
          `${countOf(counts.rowsQuarantined, 'row')} set aside because ${counts.rowsQuarantined === 1 ? 'it doesn’t' : 'they don’t'} add up`,
        ]
      : []),
    ...(files.length > 0 ? [`${filesInWords(files)}, which couldn’t be read`] : []),
    ...(others > 0 ? [`${countOf(others, 'item')} blocked`] : []),
  ];
  return left.length === 0 ? sentence : `${sentence} Left out: ${left.join(', ')}.`;
}

function toFailedHeadline({ failure, entries }: Context): string {
  const sentence = toSentence(failure);
  if (failure?.step === 'verify') {
    return `${sentence} ${takenNotRead(entries)}`;
  }
  if (countPosted(entries) > 0) {
    return `${sentence} ${inBooks({ entries })}`;
  }
  return hasReachedBooks(failure)
    ? `${sentence} As far as we know, nothing from this run is in QuickBooks.`
    : `${sentence} Your books are unchanged, and no file was lost.`;
}

function takenNotRead(entries: Context['entries']): string {
  const taken = countPosted(entries);
  return taken === 1
    ? 'QuickBooks took 1 journal entry. It counts as posted once QuickBooks confirms it.'
    : `QuickBooks took ${entriesOf(taken)}. They count as posted once QuickBooks confirms them.`;
}

function hasReachedBooks(failure: RunFailure | null): boolean {
  return failure?.step === 'post' || failure?.step === 'verify';
}

function toSentence(failure: RunFailure | null): string {
  const message = failure?.message ?? 'An unexpected error occurred';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function inBooks({ entries }: Pick<Context, 'entries'>): string {
  const posted = countPosted(entries);
  return `${posted} of ${entriesOf(entries.length)} ${posted === 1 ? 'is' : 'are'} in QuickBooks.`;
}

function entriesOf(count: number): string {
  return countOf(count, 'journal entry', 'journal entries');
}
