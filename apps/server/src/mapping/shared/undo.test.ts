import { expect, test } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { undoChanges } from './undo.ts';

/** Values of a key, each with the previous one: only the newest can be undone. */
function createValues() {
  const values = new Map([
    ['commission', ['10', '11']],
    ['tips', ['20']],
  ]);
  const changes = new Map([
    ['a', { key: 'commission', value: '11' }],
    ['b', { key: 'commission', value: '10' }],
    ['c', { key: 'tips', value: '20' }],
  ]);
  const log: string[] = [];
  const undo = (...ids: readonly string[]) =>
    undoChanges(ids, {
      find: (id) => {
        log.push(`find ${id}`);
        return Promise.resolve(changes.get(id) ?? null);
      },
      unknown: 'mapping_change_not_found',
      findConflict: ({ key, value }) =>
        Promise.resolve(values.get(key)?.at(-1) === value ? null : new AppError('mapping_changed')),
      revert: ({ key, value }) => {
        values.set(key, values.get(key)?.slice(0, -1) ?? []);
        return Promise.resolve(`${key} without ${value}`);
      },
    });
  return { log, undo, values };
}

test('undoes changes in ID order, whatever order they are given in', async () => {
  const { log, undo, values } = createValues();
  expect(await undo('c', 'a')).toEqual(['commission without 11', 'tips without 20']);
  expect(log).toEqual(['find a', 'find c']);
  expect([...values]).toEqual([
    ['commission', ['10']],
    ['tips', []],
  ]);
});

test('refuses a change that was superseded, until the later one is undone', async () => {
  const { undo } = createValues();
  await expect(undo('b')).rejects.toMatchObject({ code: 'mapping_changed' });
  await undo('a');
  expect(await undo('b')).toEqual(['commission without 10']);
});

test('refuses a second undo of one change', async () => {
  const { undo, values } = createValues();
  await undo('a');
  await expect(undo('a')).rejects.toMatchObject({ code: 'mapping_changed' });
  expect(values.get('commission')).toEqual(['10']);
});

test('refuses an unknown change before undoing those after it', async () => {
  const { log, undo, values } = createValues();
  await expect(undo('c', 'bb')).rejects.toMatchObject({ code: 'mapping_change_not_found' });
  expect(log).toEqual(['find bb']);
  expect(values.get('tips')).toEqual(['20']);
});
