import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './manual-draft.ts';
import { changed, undone, type DraftHistory } from './use-draft.ts';

const EMPTY: DraftHistory = { draft: EMPTY_DRAFT, past: [] };

test('changes are undone one by one, and typing in the memo as one change', () => {
  const typed = ['H', 'He', 'Held'].reduce((stored, memo) => changed(stored, { memo }), EMPTY);
  const dated = changed(typed, { entryOn: '2026-11-08' });
  expect(undone(dated).draft).toMatchObject({ memo: 'Held', entryOn: null });
  expect(undone(undone(dated))).toEqual(EMPTY);
  expect(undone(EMPTY)).toEqual(EMPTY);
});

test('saving a draft cannot be undone', () => {
  const saved = changed(changed(EMPTY, { memo: 'Held' }), { savedAs: 'd1' });
  expect(saved.past).toHaveLength(1);
  expect(undone(saved).draft).toEqual({ ...EMPTY_DRAFT, savedAs: 'd1' });
});
