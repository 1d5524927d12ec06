import { expect, test } from 'vitest';
import { deliveryActions } from './delivery-home.view.ts';

test.each([
  ['user_owner', ['upload', 'connections', 'reports', 'invite']],
  ['user_manager', ['upload', 'connections', 'reports']],
  ['user_basic', ['reports']],
] as const)('%s can do %j where the books are elsewhere', (level, ids) => {
  const actions = deliveryActions({ level });
  expect(actions.map(({ id }) => id)).toEqual(ids);
  expect(actions.filter(({ href }) => href.includes('quickbooks'))).toEqual([]);
});
