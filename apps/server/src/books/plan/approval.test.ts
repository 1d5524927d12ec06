import { expect, test } from 'vitest';
import { isSettledByApproval, needsOnlyApproval } from './approval.read-model.ts';
import type { ToApprove } from './approval.read-model.ts';

const WAITING: ToApprove = {
  status: 'needs_review',
  statusReason: { code: 'review_policy' },
  isAmbiguous: false,
  isUnconfirmed: false,
};

test.each<[string, Partial<ToApprove>, boolean]>([
  ['a policy requires review', {}, true],
  ['nothing of the store was posted before', { statusReason: { code: 'first_time' } }, true],
  ['its checks are broken', { statusReason: { code: 'identity_broken' } }, false],
  ['its orders are in the file twice', { statusReason: { code: 'repeated_orders' } }, false],
  ['posting is paused', { statusReason: { code: 'posting_paused' } }, false],
  ['nothing says why', { statusReason: null }, false],
  ['its deposit differs by an unconfirmed amount', { isUnconfirmed: true }, false],
  ['it may be in QuickBooks', { isAmbiguous: true }, false],
  ['it is approved', { status: 'ready', statusReason: null }, false],
  ['it failed', { status: 'failed' }, false],
])('if %s', (_case, changed, expected) => {
  expect(needsOnlyApproval({ ...WAITING, ...changed })).toBe(expected);
});

test.each([
  ['review_policy', true],
  ['first_time', true],
  ['repeated_orders', true],
  ['identity_broken', false],
  ['posting_paused', false],
])('an approval settles %s: %s', (code, expected) => {
  expect(isSettledByApproval(code)).toBe(expected);
});
