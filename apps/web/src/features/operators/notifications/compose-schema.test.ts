import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { composeSchema } from './compose-schema.ts';

const ID = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01';
const OTHER = '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01';
const NOW = new Date('2026-11-26T09:00:00Z');
const TYPED = {
  audience: 'clients',
  ids: [ID],
  type: 'info',
  priority: 'normal',
  title: ' Maintenance ',
  message: 'On Sunday.',
};
const NOT_LATER = { when: 'now', at: { day: null, time: '' } };

function parse(changes: Readonly<Record<string, unknown>>) {
  const { success, output, issues } = safeParse(
    composeSchema(() => NOW),
    {
      ...TYPED,
      ...NOT_LATER,
      ...changes,
    },
  );
  return success ? output : issues.map(({ message, path }) => [path?.[0].key, message]);
}

test('the recipients are those selected, or nobody by name', () => {
  expect(parse({ ids: [ID, OTHER] })).toEqual({
    ...TYPED,
    title: 'Maintenance',
    ids: [ID, OTHER],
    sendAt: null,
  });
  expect(parse({ audience: 'all', ids: [] })).toMatchObject({ audience: 'all', ids: [] });
});

test.each([
  [{ ids: [] }, ['ids', 'Choose at least one']],
  [
    { audience: 'people', ids: Array.from({ length: 201 }, () => ID) },
    ['ids', 'Choose at most 200'],
  ],
  [{ title: ' ' }, ['title', 'Enter a title']],
  [{ title: 'x'.repeat(121) }, ['title', 'Use at most 120 characters']],
  [{ message: '' }, ['message', 'Enter a message']],
  [{ when: 'later' }, ['at', 'Enter a day and time in the future']],
  [
    { when: 'later', at: { day: '2026-11-26', time: '09:00' } },
    ['at', 'Enter a day and time in the future'],
  ],
  [{ when: 'later', at: { day: '2026-11-29', time: '6' } }, ['at', 'Enter a time such as 14:30']],
])('%j is rejected', (changes, complaint) => {
  expect(parse(changes)).toEqual([complaint]);
});

test('clients are notified at a future time, people at once', () => {
  const later = { when: 'later', at: { day: '2026-11-29', time: '06:00' } };
  expect(parse(later)).toMatchObject({ sendAt: '2026-11-29T06:00:00.000Z' });
  expect(parse({ ...later, audience: 'people' })).toMatchObject({ sendAt: null });
  expect(parse({ at: later.at })).toMatchObject({ sendAt: null });
});

test('a time that was not selected is not validated', () => {
  const halfTyped = { day: '2026-11-29', time: '6' };
  expect(parse({ at: halfTyped })).toMatchObject({ sendAt: null });
  expect(parse({ when: 'later', at: halfTyped, audience: 'people' })).toMatchObject({
    sendAt: null,
  });
  expect(parse({ when: 'later', at: { day: null, time: '06:00' } })).toEqual([
    ['at', 'Enter a day'],
  ]);
});

test.each([
  [{ audience: 'clients', ids: Array.from({ length: 1_001 }, () => ID) }, 'Choose at most 1,000'],
  [{ audience: 'people', ids: [] }, 'Choose at least one'],
])('as many recipients as the server accepts: %#', (changes, message) => {
  expect(parse(changes)).toEqual([['ids', message]]);
});

test('text may be as long as the server accepts, not counting surrounding spaces', () => {
  const title = 'x'.repeat(120);
  const message = 'x'.repeat(2_000);
  expect(parse({ title: `${title}  `, message: `\n${message}` })).toMatchObject({ title, message });
  expect(parse({ message: `${message}x` })).toEqual([['message', 'Use at most 2,000 characters']]);
});
