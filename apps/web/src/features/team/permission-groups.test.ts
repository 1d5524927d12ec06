import { expect, test } from 'vitest';
import { permissionGroups, permissionLevels } from './permission-groups.ts';

const allowedOf = (label: string): readonly string[] =>
  permissionGroups()
    .flatMap(({ actions }) => actions)
    .find((action) => action.label === label)?.allowed ?? [];

test.each([
  ['View payouts, entries and reports', ['user_owner', 'user_manager', 'user_basic']],
  ['Approve and post entries', ['user_owner', 'user_manager']],
  ['Reverse everything a run posted', ['user_owner']],
  ['Connect and disconnect platforms and QuickBooks', ['user_owner']],
  ['View the team and its activity', ['user_owner', 'user_manager']],
  ['Leave the team', ['user_owner', 'user_manager', 'user_basic']],
  ['Change or cancel the plan', ['user_owner']],
])('%s: %j, as in the contract', (label, levels) => {
  expect(allowedOf(label)).toEqual(levels);
});

test('each task is allowed for the owner, so it names operations in the contract', () => {
  const tasks = permissionGroups().flatMap(({ actions }) => actions);
  expect(tasks.filter(({ allowed }) => !allowed.includes('user_owner'))).toEqual([]);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
});

test('a task requires the highest level of its operations', () => {
  const [group] = permissionGroups([
    { id: 'listPayouts', tag: 'reports', minLevel: 'user_basic', summary: '' },
    { id: 'listEntries', tag: 'entries', minLevel: 'user_manager', summary: '' },
    { id: 'listImports', tag: 'reports', minLevel: 'user_basic', summary: '' },
  ]);
  expect(group?.actions[0]).toEqual({
    id: 'viewPayouts',
    label: 'View payouts, entries and reports',
    allowed: ['user_owner', 'user_manager'],
  });
  // A removed operation is allowed to no one.
  expect(group?.actions[2]?.allowed).toEqual([]);
});

test('roles have readable names', () => {
  expect(permissionLevels().map(({ label }) => label)).toEqual(['Owner', 'Manager', 'User']);
});
