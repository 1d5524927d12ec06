import { expect, test } from 'vitest';
import { createLeave, isAnotherPage } from './leave.ts';
import { createUnsaved } from './unsaved.ts';

const place = (pathname: string, search = '') => ({ pathname, search });

test.each([
  [place('/a', '?client=1'), place('/b', '?client=1'), true],
  [place('/a', '?client=1'), place('/a', '?client=2'), true],
  [place('/a', '?client=1'), place('/a', '?client=1&page=2'), false],
  [place('/a', '?client=1'), place('/a', '?page=2'), false],
  [place('/a'), place('/a', '?client=1'), true],
])('from %o to %o another page: %o', (from, to, expected) => {
  expect(isAnotherPage(from, to)).toBe(expected);
});

test('no confirmation without unsaved changes', async () => {
  const leave = createLeave(createUnsaved());
  expect([await leave.ask(), leave.pending()]).toEqual([true, null]);
});

test('unsaved changes need confirmation, and are discarded by leaving', async () => {
  const unsaved = createUnsaved();
  const leave = createLeave(unsaved);
  unsaved.add('your profile');
  unsaved.add('the settings of Juniper & Rye');
  const seen: (string | null)[] = [];
  leave.subscribe(() => seen.push(leave.pending()));
  const stays = leave.ask();
  leave.answer(false);
  expect([await stays, unsaved.any()]).toEqual([false, true]);
  const goes = leave.ask();
  leave.answer(true);
  expect([await goes, unsaved.any()]).toEqual([true, false]);
  const what = 'your profile and the settings of Juniper & Rye';
  expect(seen).toEqual([what, null, what, null]);
});

test('a question replaced by another is answered with staying', async () => {
  const unsaved = createUnsaved();
  const leave = createLeave(unsaved);
  unsaved.add('your profile');
  const [first, second] = [leave.ask(), leave.ask()];
  expect(await first).toBe(false);
  leave.answer(true);
  expect(await second).toBe(true);
});

test('knows the current page', () => {
  const leave = createLeave(createUnsaved());
  expect(leave.isShown(place('/a'))).toBe(false);
  leave.show(place('/a', '?client=1'));
  expect([leave.isShown(place('/a', '?client=1&x=1')), leave.isShown(place('/b'))]).toEqual([
    true,
    false,
  ]);
});
