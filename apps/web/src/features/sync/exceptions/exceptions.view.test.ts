import { createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import '../../../shared/language/french.ts';
import { setLanguage } from '../../../shared/language/language.ts';
import type { Client, DepositDifference, DepositException } from '../../../shared/api/entities.ts';
import { client, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { DepositDifferenceNote } from './deposit-difference.tsx';
import { resolutionInWords } from './exceptions.view.ts';

const EXCEPTION = {
  id: 'x1',
  payout_id: 'p1',
  payout_ref: 'UE-1',
  payout_on: '2026-11-10',
  platform: 'ubereats',
  amount_cents: -1_250,
  currency: 'USD',
  reason: 'A tip that was paid twice.',
  recorded_by: { id: 'u1', name: 'Dana Whitfield' },
  recorded_at: '2026-11-21T09:00:00.000Z',
  resolution: null,
} as unknown as DepositException;

const DIFFERENCE: DepositDifference = {
  amount_cents: -1_250,
  currency: 'USD',
  unreadable_rows: 0,
  message: 'The deposit is $12.50 less than its entries.',
  exception: null,
};

type Resolution = NonNullable<DepositException['resolution']>;

const resolved = (how: Resolution['how'], by: string | null, note: string | null) =>
  ({ how, note, by: by === null ? null : { id: 'u2', name: by } }) as Resolution;

describe('how a difference was resolved', () => {
  test.each([
    ['by nobody yet', null, 'Open'],
    ['by a person', resolved('person', 'Ines Roy', 'Refunded'), 'Resolved by Ines Roy: Refunded'],
    [
      'by support',
      resolved('person', 'Platebook support', 'Refunded'),
      'Resolved by Platebook support: Refunded',
    ],
    [
      'by somebody who is gone',
      resolved('person', 'A former user', 'Refunded'),
      'Resolved by A former user: Refunded',
    ],
  ])('%s', (_, resolution, text) => {
    expect(resolutionInWords({ resolution })).toBe(text);
  });
});

afterEach(() => setLanguage('en-US'));

test('a support user acting for a client is named in the reader’s language', () => {
  setLanguage('fr-CA');
  const resolution = resolved('person', 'Platebook support', 'Remboursé');
  expect(resolutionInWords({ resolution })).toContain('Assistance Platebook');
});

describe('the note about a deposit difference', () => {
  const note = (difference: DepositDifference | null, of: Client = client, isShownAbove = false) =>
    fakePage()
      .text(createElement(DepositDifferenceNote, { client: of, difference, isShownAbove }))
      .split('\n');

  test('is hidden if nothing differs, or if it is shown above', () => {
    expect(note(null)).toEqual(['']);
    expect(note(DIFFERENCE, client, true)).toEqual(['']);
  });

  test('links to the queue until somebody approves it', () => {
    expect(note(DIFFERENCE)).toContain('Open queue');
  });

  test('shows the amount with its sign, who approved it, why, and its status', () => {
    const text = note({ ...DIFFERENCE, exception: EXCEPTION }).join(' ');
    expect(text).toContain('−$12.50');
    expect(text).toContain('Dana Whitfield');
    expect(text).toContain('A tip that was paid twice.');
    expect(text).toContain('Open');
  });

  test.each([
    ['open, for who may change it', null, client, true],
    ['open, for who may only read', null, readOnlyClient, false],
    ['resolved', resolved('rows_read', null, null), client, false],
  ])('offers to resolve what is %s', (_, resolution, of, isOffered) => {
    const difference = { ...DIFFERENCE, exception: { ...EXCEPTION, resolution } };
    expect(note(difference, of).includes('Resolve…')).toBe(isOffered);
  });
});
