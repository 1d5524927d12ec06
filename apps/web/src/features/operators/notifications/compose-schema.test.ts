import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { composeSchema } from './compose-schema.ts';

const ID = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01';
const OTHER = '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01';
const TYPED = {
  audience: 'clients',
  ids: [ID],
  type: 'info',
  priority: 'normal',
  title: ' Maintenance ',
  message: 'On Sunday.',
};

function parse(changes: Readonly<Record<string, unknown>>) {
  const { success, output, issues } = safeParse(composeSchema(), { ...TYPED, ...changes });
  return success ? output : issues.map(({ message, path }) => [path?.[0].key, message]);
}

test('whom it is for are those that were chosen, or nobody by name', () => {
  expect(parse({ ids: [ID, OTHER] })).toEqual({
    ...TYPED,
    title: 'Maintenance',
    ids: [ID, OTHER],
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
])('%j is complained about', (changes, complaint) => {
  expect(parse(changes)).toEqual([complaint]);
});
