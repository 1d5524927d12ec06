import type { EntryKind, JournalEntry, JournalLine, LineSource } from '../model/journal.ts';
import type { IsoDate } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import { lineKey, sumLines } from './booked-entry.ts';
import type { BookedEntry, BookedLine, LineSum } from './booked-entry.ts';
import { sumComponents } from './build-lines.ts';
import { relatedDocumentNumber } from './document-number.ts';

type RelatedInput = {
  /** The entry that the new one refers to. */
  readonly base: BookedEntry['entry'];
  /** What the books currently have for it: the entry with its adjustments and reversals. */
  readonly booked: ReadonlyMap<string, LineSum>;
  /** What they must have; no lines for a reversal. */
  readonly desired: readonly JournalLine[];
  readonly kind: Extract<EntryKind, 'adjustment' | 'reversal'>;
  /** 1 for the first of its kind. */
  readonly ordinal: number;
  readonly date: IsoDate;
  readonly memo: string;
};

/** An entry with the difference between what the books have and what they must have, line by line. */
export function relatedEntry(input: RelatedInput): JournalEntry {
  const { base, kind, ordinal, date, memo } = input;
  const suffix = `${kind === 'adjustment' ? 'A' : 'R'}${ordinal}`;
  return {
    documentNumber: relatedDocumentNumber(base, date, suffix),
    kind,
    date,
    memo,
    currency: base.currency,
    platform: base.platform,
    payoutRef: base.payoutRef,
    payoutOn: base.payoutOn,
    storeId: base.storeId,
    storeName: base.storeName,
    channel: base.channel,
    part: base.part,
    parts: base.parts,
    slice: base.slice,
    relatesTo: base.documentNumber,
    lines: differenceLines(input),
  };
}

function differenceLines({ base, booked, desired }: RelatedInput): JournalLine[] {
  const wanted = sumLines(desired);
  const keys = new Set([...wanted.keys(), ...booked.keys()]);
  const lines = [...keys].flatMap((key) => {
    const line = wanted.get(key)?.line ?? booked.get(key)?.line;
    const bookedDebit = booked.get(key)?.debitCents ?? 0;
    const debitCents = (wanted.get(key)?.debitCents ?? 0) - bookedDebit;
    if (line === undefined || debitCents === 0) {
      return [];
    }
    const sources = desired
      .filter((candidate) => lineKey(candidate) === key)
      .flatMap((candidate) => candidate.sources);
    return [toDifferenceLine({ line, sources, debitCents, bookedDebit, baseKind: base.kind })];
  });
  return [
    ...lines.filter((line) => line.side === 'debit'),
    ...lines.filter((line) => line.side === 'credit'),
  ];
}

function toDifferenceLine(input: {
  line: BookedLine;
  sources: readonly LineSource[];
  debitCents: number;
  bookedDebit: number;
  baseKind: EntryKind;
}): JournalLine {
  const { line, sources, debitCents, bookedDebit, baseKind } = input;
  return {
    account: line.account,
    accountType: line.accountType,
    description: line.description,
    side: debitCents > 0 ? 'debit' : 'credit',
    amountCents: toCents(Math.abs(debitCents)),
    component: line.component,
    components: sumComponents(sources),
    sources,
    bookedCents: toCents(isDebitPositive(line, baseKind) ? bookedDebit : -bookedDebit),
  };
}

/** A received payout debits clearing (and the bank); everything else adds to a payout as a credit. */
function isDebitPositive(line: BookedLine, baseKind: EntryKind): boolean {
  if (line.component !== 'net_payout') {
    return false;
  }
  return baseKind !== 'bank_transfer' || line.accountType === 'Bank';
}
