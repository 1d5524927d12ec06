import { countOf } from '../sync-lifecycle/count-of.ts';
import { countPosted } from './posting-entries.ts';
import type { PostingState, PostingSituation } from './posting.types.ts';

type Context = PostingSituation['context'];

/** One sentence or two for each state: what happened, what it means for the books, what to do. */
export const POSTING_HEADLINES: Record<PostingState, (context: Context) => string> = {
  queued: () => 'Waiting for its turn. Nothing was fetched yet.',
  fetching: () => 'Fetching the reports from the platform.',
  recognising: ({ reports }) => `Finding out what is in ${countOf(reports, 'report')}.`,
  checking: () => 'Checking that every row and every payout adds up to the cent.',
  needs_mapping: ({ unmapped }) =>
    `${countOf(unmapped.length, 'line')} ${unmapped.length === 1 ? 'has' : 'have'} no account yet. Nothing is posted until ${unmapped.length === 1 ? 'it does' : 'they do'}.`,
  ready: ({ entries }) =>
    `${entriesOf(entries.length)} ready. Nothing is in the books before you post.`,
  'posting.sending': ({ stopAsked, ...context }) =>
    stopAsked
      ? `${inBooks(context)} No further entry is sent after this one.`
      : `${inBooks(context)} The next one is on its way.`,
  'posting.waiting': (context) =>
    `${inBooks(context)} The books ask for a pause; the rest goes on by itself.`,
  'posting.quarantine': (context) =>
    `${inBooks(context)} Nobody knows whether the last one arrived. It is not sent again before that is certain.`,
  'posting.ambiguous': (context) =>
    `${inBooks(context)} The books are being asked whether the last one arrived.`,
  verifying: (context) => `${inBooks(context)} They are read back and compared to the cent.`,
  posted: ({ entries }) =>
    entries.length === 0
      ? 'Everything of this period was in the books already. Nothing was posted.'
      : `${entriesOf(entries.length)} in the books, read back and equal.`,
  partial: (context) =>
    `${inBooks(context)} The others say why below; trying again sends only what is missing.`,
  undoing: (context) => `Reversing ${entriesOf(countPosted(context.entries))}.`,
  undone: ({ entries }) =>
    `${entriesOf(entries.filter(({ state }) => state === 'reversed').length)} taken back by reversing entries. Nothing was deleted.`,
  cancelled: () => 'Stopped by a person. Nothing was posted.',
  failed: toFailedHeadline,
};

function toFailedHeadline({ failure, entries }: Context): string {
  const message = failure?.message ?? 'An unexpected error occurred';
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const posted = countPosted(entries);
  return posted === 0
    ? `${sentence} Nothing of this run is known to be in the books.`
    : `${sentence} ${inBooks({ entries })}`;
}

function inBooks({ entries }: Pick<Context, 'entries'>): string {
  const posted = countPosted(entries);
  return `${posted} of ${entriesOf(entries.length)} ${posted === 1 ? 'is' : 'are'} in the books.`;
}

function entriesOf(count: number): string {
  return countOf(count, 'journal entry', 'journal entries');
}
