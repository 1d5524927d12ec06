import { expect, test } from 'vitest';
import { fromContent, toContent } from './saved-drafts.ts';
import { EMPTY_DRAFT, type ManualDraft } from './manual-draft.ts';

const draft: ManualDraft = {
  ...EMPTY_DRAFT,
  mode: 'lines',
  platform: 'doordash',
  entryOn: '2026-11-08',
  memo: 'Held back',
  lines: [
    { key: 1, account: { id: '31', name: 'Clearing' }, side: 'debit', cents: 900 },
    { key: 2, account: null, side: 'credit', cents: null },
  ],
  savedAs: 'd1',
};

test('a draft is the same after saving, including what is missing', () => {
  expect(fromContent({ id: 'd1', draft: toContent(draft) })).toEqual(draft);
});

test('a saved draft without lines starts with the default ones', () => {
  const stored = fromContent({
    id: 'd1',
    draft: { ...toContent(draft), lines: [], components: [] },
  });
  expect([stored.lines, stored.components]).toEqual([EMPTY_DRAFT.lines, EMPTY_DRAFT.components]);
});
