import { expect, test } from 'vitest';
import { mayManage } from './may-manage.ts';

test.each([
  ['system_admin' as const, true],
  ['system_operator' as const, true],
  ['user_owner' as const, true],
  ['user_manager' as const, true],
  ['user_basic' as const, false],
  ['no_access' as const, false],
])('%s may import reports and change stores: %j', (level, may) => {
  expect(mayManage({ level })).toBe(may);
});
