import {
  applyActions,
  plan,
  planEntries,
  readJournalDocument,
  readReports,
  toJournalDocument,
  verify,
  writeJson,
  type BookedEntry,
  type PlanAction,
} from '@platebook/accounting';
import { generateWorld, type World } from '@platebook/sandbox/reports';
import { describe, expect, test } from 'vitest';
import { fileOf } from './read-world.ts';

const FORMATS = {
  ubereats: 'ubereats-payment-details-us',
  doordash: 'doordash-detailed-41',
} as const;

function worldOf(platform: 'ubereats' | 'doordash', seed: number): World {
  return generateWorld({
    seed,
    platform,
    firstDay: '2026-03-23',
    days: 21,
    ordersPerDay: 6,
    regions: ['PA', 'MA'],
    happenings: { refunds: 100, disputesWon: 300, reversalCycles: 30 },
  });
}

function entriesOf(world: World, options: { from?: string; to?: string } = {}) {
  const { payouts } = readReports([fileOf(world, FORMATS[world.platform], options)]);
  return planEntries(payouts).entries;
}

function kinds(actions: readonly PlanAction[]): string[] {
  return [...new Set(actions.map(({ kind, reason }) => `${kind}: ${reason}`))].sort();
}

/** Debits less credits of each account over all books. */
function balances(books: readonly BookedEntry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, side, amountCents } of books.flatMap(({ entry }) => entry.lines)) {
    sums.set(
      account,
      (sums.get(account) ?? 0) + (side === 'debit' ? amountCents : 0 - amountCents),
    );
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

describe.each(['ubereats', 'doordash'] as const)('planning %s again', (platform) => {
  const today = '2026-04-20';

  test.each([81, 82, 83])('from the same file (seed %i) changes nothing', (seed) => {
    const entries = entriesOf(worldOf(platform, seed));
    const first = plan({ entries }, [], { today });
    expect(kinds(first)).toEqual(['create: new']);
    const books = applyActions([], first);
    expect(kinds(plan({ entries }, books, { today }))).toEqual(['skip: unchanged']);
  });

  test('when the rest of a partial export arrives, ends in the books of the whole', () => {
    const world = worldOf(platform, 84);
    const partial = entriesOf(world, { to: '2026-04-08' });
    const whole = entriesOf(world);
    const early = applyActions([], plan({ entries: partial }, [], { today: '2026-04-10' }));
    const late = plan({ entries: whole }, early, { today: '2026-04-14' });
    expect(kinds(late)).toContain('amend: late_rows');
    const books = applyActions(early, late);
    const direct = applyActions([], plan({ entries: whole }, [], { today }));
    expect(balances(books)).toEqual(balances(direct));
    expect(kinds(plan({ entries: whole }, books, { today: '2026-04-14' }))).toEqual([
      'skip: unchanged',
    ]);
  });

  test('after closing, books late rows beside the closed entries and ends in the same balances', () => {
    const world = worldOf(platform, 85);
    const early = applyActions(
      [],
      plan({ entries: entriesOf(world, { to: '2026-03-28' }) }, [], { today }),
    );
    const policies = { today: '2026-05-04', closedThrough: '2026-03-31' };
    const late = plan({ entries: entriesOf(world) }, early, policies);
    const books = applyActions(early, late);
    const direct = applyActions([], plan({ entries: entriesOf(world) }, [], { today }));
    expect(balances(books)).toEqual(balances(direct));
    const dated = late.flatMap((action) =>
      'entry' in action && action.entry ? [action.entry.date] : [],
    );
    expect(dated.filter((date) => date <= '2026-03-31')).toEqual([]);
    expect(kinds(plan({ entries: entriesOf(world) }, books, policies))).toEqual([
      'skip: unchanged',
    ]);
  });
});

describe.each(['ubereats', 'doordash'] as const)('verifying %s', (platform) => {
  const world = worldOf(platform, 86);
  const file = fileOf(world, FORMATS[platform]);

  function printed(): string {
    const reading = readReports([file]);
    return [...writeJson(toJournalDocument({ reading, plan: planEntries(reading.payouts) }))].join(
      '',
    );
  }

  function verdictsOf(text: string) {
    const read = readJournalDocument(JSON.parse(text));
    return read.kind === 'ok'
      ? verify(readReports([file], read.document.readingOptions), read.document).parts
      : [];
  }

  test('says of every entry that it follows from the file', () => {
    const verdicts = verdictsOf(printed());
    expect(verdicts.length).toBeGreaterThan(6);
    expect(verdicts.filter(({ follows }) => !follows)).toEqual([]);
  });

  test('finds the entry in which one amount was changed by a cent', () => {
    const text = printed().replace(
      /"amount_cents":\s*(\d+)/,
      (_, cents) => `"amount_cents": ${Number(cents) + 1}`,
    );
    const wrong = verdictsOf(text).filter(({ follows }) => !follows);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.differences.map(({ path }) => path)).toEqual([
      '/entries/0/lines/0/amount_cents',
    ]);
  });
});
