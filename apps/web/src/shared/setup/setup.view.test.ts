import { describe, expect, test } from 'vitest';
import type { Setup } from './setup.queries.ts';
import { mapAlertTitle, nextAction, partWords, stepWords } from './setup.view.ts';

type State = Setup['steps'][number]['state'];
const IDS = ['connect', 'match', 'accounts', 'first_payout'] as const;

function at(
  next: (typeof IDS)[number] | null,
  changes: Partial<Setup> = {},
  state: State = 'next',
) {
  const position = next === null ? IDS.length : IDS.indexOf(next);
  return {
    is_complete: next === null,
    next,
    steps: IDS.map((id, index) => ({
      id,
      part: index < 2 ? 'owner' : 'accountant',
      state: index < position ? 'done' : index === position ? state : 'blocked',
      blocked_by: index > position ? 'earlier_step' : null,
    })),
    unused_platforms: [],
    is_dismissed: false,
    connected_platforms: [],
    stores: [],
    has_books: false,
    accounts_missing: 14,
    entries_blocked: 0,
    first_entry_id: null,
    ...changes,
  } satisfies Setup;
}

describe('the single next action', () => {
  test.each([
    [at('connect'), 'Connect a delivery platform', '/dashboard/platform'],
    [
      at('match', {
        stores: [
          { platform: 'ubereats', matched: 2, waiting: 0, set_aside: 0 },
          { platform: 'doordash', matched: 0, waiting: 1, set_aside: 0 },
        ],
      }),
      'Match 1 store',
      '/dashboard/platform/doordash/store-mapping',
    ],
    [at('accounts'), 'Connect QuickBooks', '/dashboard/platform/quickbooks'],
    [
      at('accounts', { has_books: true }),
      'Map 14 accounts',
      '/dashboard/platform/quickbooks/mapping?create=missing',
    ],
    [
      at('first_payout', { first_entry_id: 'e1' }),
      'Review your first payout',
      '/dashboard/sync?sel=e1',
    ],
  ])('%#: is that of the next step', (setup, label, href) => {
    expect(nextAction(setup)).toEqual({ label, href });
  });

  test('is empty when everything is done, or while a platform is working', () => {
    expect(nextAction(at(null))).toBeNull();
    expect(nextAction(at('match', {}, 'waiting'))).toBeNull();
  });

  test('is an upload if the platform has no payouts', () => {
    const steps: Setup['steps'] = [
      { id: 'first_payout', part: 'accountant', state: 'waiting', blocked_by: 'no_payouts' },
    ];
    expect(nextAction(at('first_payout', { steps }))?.label).toBe('Upload a report');
  });
});

test('if every store is set aside, it leads to their list', () => {
  const setup = at('match', {
    steps: [
      {
        id: 'match',
        part: 'owner',
        state: 'waiting',
        blocked_by: 'stores_set_aside',
      },
    ],
    stores: [{ platform: 'doordash', matched: 0, waiting: 0, set_aside: 2 }],
  });
  expect(nextAction(setup)).toEqual({
    label: 'See these stores',
    href: '/dashboard/platform/doordash/mapping-management',
  });
  expect(stepWords('match', setup).meaning).toBe(
    'We’ve seen 2 stores, and none of them can be matched: skipped, matched for another client, or no longer listed by the platform. Bring one back, or upload a report for another store.',
  );
});

test('a waiting step says what it waits for', () => {
  const steps: Setup['steps'] = [
    { id: 'match', part: 'owner', state: 'waiting', blocked_by: 'stores_listing' },
  ];
  expect(
    stepWords('match', at('match', { steps, connected_platforms: ['ubereats'] })).meaning,
  ).toBe(
    'Uber Eats is sending its list of stores. This can take a few minutes; this page updates when it arrives.',
  );
});

test.each([
  [18, 12, 'Map 18 accounts to unblock 12 entries'],
  [1, 1, 'Map 1 account to unblock 1 entry'],
  [null, 2, 'Map accounts to unblock 2 entries'],
  [3, 0, '3 accounts are not mapped yet'],
])('%j accounts and %i entries are one title', (missing, blocked, title) => {
  expect(mapAlertTitle(missing, blocked)).toBe(title);
});

test.each([
  ['owner', false, 'Your part'],
  ['accountant', false, 'Your accountant’s part'],
  ['owner', true, 'The owner’s part'],
  ['accountant', true, 'Your part'],
] as const)('the part of the %s is, for an adviser: %j, "%s"', (part, isAdviser, words) => {
  expect(partWords(part, isAdviser)).toBe(words);
});
