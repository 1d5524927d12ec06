import { expect, test } from 'vitest';
import { toIdentities } from './payout.view.ts';

test.each([
  [null, undefined],
  ['cutoff-before', 'cutoff-before'],
  ['unexplained', 'unexplained'],
  ['something new', undefined],
])('an identity that fails with %j says %j', (break_kind, breakKind) => {
  expect(
    toIdentities({ identities: [{ id: 'I4', holds: false, difference_cents: -12, break_kind }] }),
  ).toEqual([{ id: 'I4', holds: false, differenceCents: -12, breakKind }]);
});
