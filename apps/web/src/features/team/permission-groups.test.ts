import { expect, test } from 'vitest';
import { permissionGroups } from './permission-groups.ts';

test('a level may do what a lower one may, and nobody without access anything', () => {
  const [stores, admin] = permissionGroups([
    { id: 'listStores', tag: 'stores', minLevel: 'user_basic', summary: 'The stores; by `name`.' },
    { id: 'createStore', tag: 'stores', minLevel: 'user_manager', summary: 'Create a store.' },
    { id: 'deleteStore', tag: 'stores', minLevel: 'user_owner', summary: 'Delete a store.' },
    { id: 'cleanUp', tag: 'data_flow', minLevel: 'system_admin', summary: 'Clean up. Slowly.' },
  ]);
  expect(stores).toEqual({
    id: 'stores',
    label: 'Stores',
    actions: [
      {
        id: 'listStores',
        label: 'See the stores',
        allowed: ['user_owner', 'user_manager', 'user_basic'],
      },
      { id: 'createStore', label: 'Create a store', allowed: ['user_owner', 'user_manager'] },
      { id: 'deleteStore', label: 'Delete a store', allowed: ['user_owner'] },
    ],
  });
  expect(admin).toEqual({
    id: 'data_flow',
    label: 'Data flow',
    actions: [{ id: 'cleanUp', label: 'Clean up', allowed: ['system_admin'] }],
  });
});

test('every operation of the contract that asks for a level is in it', () => {
  const ids = permissionGroups().flatMap(({ actions }) => actions.map(({ id }) => id));
  expect(ids).toContain('updateOwnership');
  expect(ids).toContain('listStores');
  expect(ids).not.toContain('login');
});
