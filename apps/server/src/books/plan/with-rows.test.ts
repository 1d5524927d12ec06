import { toCents } from '@platebook/accounting';
import type { JournalEntry } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import type { EntryToPost } from '../posting/entry-rows.ts';
import type { StoredEntryContent } from '../posting/stored-entry.ts';
import { payoutOfDays } from './payout-of-days.fake.ts';
import { planByOptions } from './plan-payout.port.ts';
import type { EntryWithPostings } from './entry-lines.ts';
import { isInJournal } from './stored-entries.ts';
import { withRows } from './with-rows.ts';

const PAYOUT = payoutOfDays({ '2026-11-02': { gross_sales: 10_000, commission: -2_500 } });
const PLANNED = planByOptions([PAYOUT], {}).entries;

function first(entries: readonly JournalEntry[]): JournalEntry {
  const [entry] = entries;
  if (entry === undefined) {
    throw new Error('The plan has no entry.');
  }
  return entry;
}

/** The entry as stored: without the rows behind its lines. */
function storedOf(
  entry: JournalEntry,
  change: Partial<StoredEntryContent> = {},
): Pick<EntryToPost, 'entry' | 'entryOn'> {
  const lines = entry.lines.map(({ sources: _sources, ...line }) => line);
  return { entry: { ...entry, lines, ...change }, entryOn: entry.date };
}

/** How many rows are behind each line, and whether another entry proves it. */
const provenBy = (shown: JournalEntry) =>
  shown.lines.map(({ sources, isProvenElsewhere = false }) => [sources.length, isProvenElsewhere]);

describe('a stored entry', () => {
  test('has the planned source rows behind each line', () => {
    const planned = first(PLANNED);
    const shown = withRows(storedOf(planned), PLANNED);
    expect(shown.lines.map(({ sources }) => sources)).toEqual(
      planned.lines.map(({ sources }) => sources),
    );
    expect(shown.lines.map(({ amountCents }) => amountCents)).toEqual(
      planned.lines.map(({ amountCents }) => amountCents),
    );
    expect(provenBy(shown).every(([rows, isElsewhere]) => rows !== 0 && !isElsewhere)).toBe(true);
  });

  test('has its posting date, not its planned date', () => {
    const stored = { ...storedOf(first(PLANNED)), entryOn: '2026-11-21' };
    expect(withRows(stored, PLANNED).date).toBe('2026-11-21');
  });

  test('that is a cent off from the current rows is proven by none of them', () => {
    const planned = first(PLANNED);
    const [line, ...lines] = storedOf(planned).entry.lines;
    if (line === undefined) {
      throw new Error('The entry has no line.');
    }
    const changed = { ...line, amountCents: toCents(line.amountCents + 1) };
    const shown = withRows(storedOf(planned, { lines: [changed, ...lines] }), PLANNED);
    expect(provenBy(shown)[0]).toEqual([0, true]);
    expect(shown.lines[0]?.amountCents).toBe(changed.amountCents);
    expect(
      provenBy(shown)
        .slice(1)
        .every(([, isElsewhere]) => !isElsewhere),
    ).toBe(true);
  });

  test('takes no rows from another month of the same payout', () => {
    const months = planByOptions(
      [
        payoutOfDays({
          '2026-10-31': { gross_sales: 10_000 },
          '2026-11-01': { gross_sales: 10_000 },
        }),
      ],
      {},
    ).entries;
    const [october, november] = months;
    if (october === undefined || november === undefined) {
      throw new Error('The payout of two months is not two entries.');
    }
    expect(withRows(storedOf(october), months).lines.map(({ sources }) => sources)).toEqual(
      october.lines.map(({ sources }) => sources),
    );
    expect(provenBy(withRows(storedOf(october), [november])).every(([rows]) => rows === 0)).toBe(
      true,
    );
  });

  test('that reverses another is proven by that one', () => {
    const shown = withRows(storedOf(first(PLANNED), { kind: 'reversal' }), PLANNED);
    expect(shown.kind).toBe('reversal');
    expect(new Set(provenBy(shown).flat())).toEqual(new Set([0, true]));
  });

  test('that is manual is not an entry of a payout', () => {
    for (const change of [{ kind: 'manual' }, { platform: null }] as const) {
      expect(() => withRows(storedOf(first(PLANNED), change), PLANNED)).toThrow('by hand');
    }
  });
});

describe('an entry is part of a payout’s journal', () => {
  const one = (entry: Partial<EntryToPost>): EntryWithPostings =>
    ({ entry: { id: 'entry-1', postedElsewhere: null, ...entry }, postings: [] }) as never;

  test.each(['needs_mapping', 'needs_review', 'ready', 'posting', 'posted', 'failed'] as const)(
    'if it is %s',
    (status) => {
      expect(isInJournal(one({ status }), [])).toBe(true);
    },
  );

  test('unless it was skipped or marked as posted elsewhere', () => {
    const elsewhere = { reference: 'JE 77', on: '2026-11-09' };
    expect(isInJournal(one({ status: 'skipped' }), [])).toBe(false);
    expect(isInJournal(one({ status: 'posted', postedElsewhere: elsewhere }), [])).toBe(false);
  });

  test('unless it was deleted from QuickBooks; a reversed entry is still there', () => {
    const entry = one({ status: 'reversed' });
    const reversal = (change: Partial<EntryToPost>) =>
      one({ id: 'entry-2', kind: 'reversal', relatesTo: 'entry-1', status: 'posted', ...change });
    expect(isInJournal(entry, [entry])).toBe(false);
    expect(isInJournal(entry, [entry, reversal({})])).toBe(true);
    expect(isInJournal(entry, [entry, reversal({ relatesTo: 'entry-3' })])).toBe(false);
    expect(isInJournal(entry, [entry, reversal({ status: 'skipped' })])).toBe(false);
    expect(isInJournal(entry, [entry, reversal({ kind: 'adjustment' })])).toBe(false);
  });
});
