import { describe, expect, test } from 'vitest';
import { connectPosting } from './posting.connect.ts';
import { POSTING_SITUATIONS } from './posting.situations.ts';
import {
  POSTING_STATES,
  type PostingEvent,
  type PostingState,
  type PostingSituation,
} from './posting.types.ts';

const ignore = () => undefined;
const see = (situation: PostingSituation) => connectPosting(situation, ignore);

test('says for each state what stands in the status, and what may be done', () => {
  const seen = POSTING_STATES.map((state) => {
    const { status, actions } = see(POSTING_SITUATIONS[state]);
    return [state, status.status, ...actions.map(({ id }) => id)].join(' ');
  });
  expect(seen).toEqual([
    'queued queued start cancel',
    'fetching running cancel',
    'recognising running cancel',
    'checking running cancel',
    'needs_mapping needs_mapping cancel',
    'ready ready approve cancel',
    'posting.sending posting cancel',
    'posting.waiting waiting cancel',
    'posting.quarantine waiting cancel',
    'posting.ambiguous posting cancel',
    'verifying posting',
    'posted posted undo',
    'partial partial retry undo',
    'undoing running',
    'undone reversed',
    'cancelled cancelled retry',
    'failed failed retry',
  ]);
});

test.each<[PostingState, readonly string[]]>([
  ['needs_mapping', ['needs_mapping', 'needs_mapping']],
  ['ready', ['ready', 'ready']],
  ['posting.sending', ['posted', 'posting']],
  ['posting.waiting', ['posted', 'ready']],
  ['posting.quarantine', ['posted', 'posting']],
  ['partial', ['failed', 'posted']],
  ['undone', ['reversed', 'reversed']],
  ['cancelled', ['skipped', 'skipped']],
])('says of each entry of %s where it stands', (state, statuses) => {
  expect(see(POSTING_SITUATIONS[state]).entries.map(({ status }) => status)).toEqual(statuses);
});

test('sends what the pressed action says, and nothing by itself', () => {
  const sent: PostingEvent[] = [];
  const view = connectPosting(POSTING_SITUATIONS.partial, (event) => sent.push(event));
  expect(sent).toEqual([]);
  for (const { run } of view.actions) {
    run();
  }
  expect(sent).toEqual([{ type: 'run.retry' }, { type: 'run.undo' }]);
});

describe('what a person reads', () => {
  test.each<[PostingState, string]>([
    ['needs_mapping', '2 lines have no account yet. Nothing is posted until they do.'],
    ['ready', '2 journal entries ready. Nothing is in the books before you post.'],
    [
      'posting.quarantine',
      '1 of 2 journal entries is in the books. Nobody knows whether the last one arrived. It is not sent again before that is certain.',
    ],
    ['posted', '2 journal entries in the books, read back and equal.'],
    [
      'failed',
      'The books did not say whether an entry reached them. 1 of 2 journal entries is in the books.',
    ],
    ['undone', '2 journal entries taken back by reversing entries. Nothing was deleted.'],
  ])('in %s', (state, headline) => {
    expect(see(POSTING_SITUATIONS[state]).headline).toBe(headline);
  });

  test('says that nothing was posted when everything was there already', () => {
    const nothing = { ...POSTING_SITUATIONS.queued.context, reports: 1, recognised: 1 };
    const view = see({ state: 'posted', context: nothing });
    expect(view.headline).toBe(
      'Everything of this period was in the books already. Nothing was posted.',
    );
    expect(view.actions).toEqual([]);
    expect(view.progress).toBe(null);
  });

  test('does not offer to stop twice', () => {
    const { context } = POSTING_SITUATIONS['posting.sending'];
    const view = see({ state: 'posting.sending', context: { ...context, stopAsked: true } });
    expect(view.actions).toEqual([]);
    expect(view.headline).toBe(
      '1 of 2 journal entries is in the books. No further entry is sent after this one.',
    );
  });

  test('does not offer to try again what would fail again', () => {
    const { context } = POSTING_SITUATIONS.failed;
    const failure = { step: 'fetch', code: 'x', message: 'Gone.', retryable: false } as const;
    const view = see({ state: 'failed', context: { ...context, entries: [], failure } });
    expect(view.actions).toEqual([]);
    expect(view.headline).toBe('Gone. Nothing of this run is known to be in the books.');
    expect(view.steps.map(({ state }) => state)).toEqual([
      'failed',
      'pending',
      'pending',
      'pending',
      'pending',
    ]);
  });
});

test('shows the steps up to entries that can be posted', () => {
  const states = (state: PostingState) =>
    see(POSTING_SITUATIONS[state]).steps.map((step) => step.state);
  expect(states('recognising')).toEqual(['done', 'active', 'pending', 'pending', 'pending']);
  expect(states('needs_mapping')).toEqual(['done', 'done', 'done', 'blocked', 'pending']);
  expect(see(POSTING_SITUATIONS.ready).steps).toEqual([
    { id: 'import', state: 'done', detail: '2 reports' },
    { id: 'recognise', state: 'done', detail: '2 known' },
    { id: 'check', state: 'done' },
    { id: 'plan', state: 'done', detail: '2 entries' },
    { id: 'ready', state: 'done' },
  ]);
});
