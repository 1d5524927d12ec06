import type { JournalEntry, JournalLine } from '../model/journal.ts';
import type { Reading } from '../model/reading.ts';
import { listRows } from '../plan/row-sets.ts';
import { planEntries } from '../plan/plan-entries.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import type {
  StatedDocument,
  StatedEntry,
  StatedLine,
  StatedSource,
} from './read-journal-document.ts';

export type DifferenceKind =
  | 'amount'
  | 'account'
  | 'date'
  | 'currency'
  | 'rows'
  | 'missing_line'
  | 'extra_line'
  | 'missing_entry'
  | 'extra_entry'
  | 'unknown_file';

/** What an entry says and what the files give; `null` where one of them says nothing. */
export type Difference = {
  readonly kind: DifferenceKind;
  /** The line: account, side and component. */
  readonly line?: string;
  readonly stated: string | number | null;
  readonly derived: string | number | null;
};

export type EntryVerdict = {
  readonly document_number: string;
  /** Whether the entry is exactly what the files give. */
  readonly follows: boolean;
  readonly differences: readonly Difference[];
};

export type VerifyOptions = {
  /** Overrides of the options written in the document; fiscal periods are not written there. */
  readonly options?: Partial<PlanOptions>;
};

/**
 * Derives all entries again from what the files say and compares: accounts, amounts, dates and every row number. One
 * verdict per entry of the document, in its order, then one for each entry that the files give and the document lacks.
 */
export function verify(
  reading: Reading,
  document: StatedDocument,
  { options = {} }: VerifyOptions = {},
): EntryVerdict[] {
  const planned = planEntries(reading.payouts, { ...document.options, ...options });
  const derived = new Map(planned.entries.map((entry) => [entry.documentNumber, entry]));
  const files = new Set(reading.reports.map((report) => report.file.sha256));
  const verdicts = document.entries.map((entry) => {
    const own = derived.get(entry.document_number);
    derived.delete(entry.document_number);
    return toVerdict(entry.document_number, [
      ...unknownFiles(entry, files),
      ...(own === undefined ? [extraEntry(entry)] : compareEntries(entry, own)),
    ]);
  });
  const missing = [...derived.keys()].map((number) =>
    toVerdict(number, [{ kind: 'missing_entry', stated: null, derived: number }]),
  );
  return [...verdicts, ...missing];
}

function toVerdict(number: string, differences: readonly Difference[]): EntryVerdict {
  return { document_number: number, follows: differences.length === 0, differences };
}

function extraEntry(entry: StatedEntry): Difference {
  return { kind: 'extra_entry', stated: entry.document_number, derived: null };
}

function unknownFiles(entry: StatedEntry, files: ReadonlySet<string>): Difference[] {
  const stated = new Set(entry.lines.flatMap((line) => line.rows.map((source) => source.sha256)));
  return [...stated]
    .filter((sha256) => !files.has(sha256))
    .map((sha256) => ({ kind: 'unknown_file', stated: sha256, derived: null }));
}

function compareEntries(stated: StatedEntry, derived: JournalEntry): Difference[] {
  const differences: Difference[] = [];
  if (stated.date !== derived.date) {
    differences.push({ kind: 'date', stated: stated.date, derived: derived.date });
  }
  if (stated.currency !== derived.currency) {
    differences.push({ kind: 'currency', stated: stated.currency, derived: derived.currency });
  }
  const open = [...derived.lines];
  const unmatched: StatedLine[] = [];
  for (const line of stated.lines) {
    const own = takeLine(open, line, (candidate) => candidate.account === line.account);
    if (own === undefined) {
      unmatched.push(line);
    } else {
      differences.push(...compareLines(line, own));
    }
  }
  for (const line of unmatched) {
    const own = takeLine(open, line, () => true);
    if (own === undefined) {
      const { amount_cents: cents } = line;
      differences.push({ kind: 'extra_line', line: nameOf(line), stated: cents, derived: null });
    } else {
      differences.push(
        { kind: 'account', line: nameOf(line), stated: line.account, derived: own.account },
        ...compareLines(line, own),
      );
    }
  }
  const missing = open.map((line): Difference => {
    return { kind: 'missing_line', line: nameOf(line), stated: null, derived: line.amountCents };
  });
  return [...differences, ...missing];
}

/** Takes the first derived line of the same side and component that fits. */
function takeLine(
  open: JournalLine[],
  line: StatedLine,
  fits: (candidate: JournalLine) => boolean,
): JournalLine | undefined {
  const place = open.findIndex(
    (candidate) =>
      candidate.side === line.side && candidate.component === line.component && fits(candidate),
  );
  return place === -1 ? undefined : open.splice(place, 1)[0];
}

function compareLines(stated: StatedLine, derived: JournalLine): Difference[] {
  const line = nameOf(stated);
  const differences: Difference[] = [];
  if (stated.amount_cents !== derived.amountCents) {
    differences.push({
      kind: 'amount',
      line,
      stated: stated.amount_cents,
      derived: derived.amountCents,
    });
  }
  const open = [...derived.sources];
  for (const source of stated.rows) {
    const place = open.findIndex(
      (candidate) =>
        candidate.column === source.column &&
        candidate.component === source.component &&
        candidate.factor === source.factor &&
        candidate.file.sha256 === source.sha256,
    );
    const own = place === -1 ? undefined : open.splice(place, 1)[0];
    if (own === undefined || own.cents !== source.cents || !isSameRows(source, own)) {
      differences.push({
        kind: 'rows',
        line,
        stated: writeSource(source, source.rows.length),
        derived: own === undefined ? null : writeSource(own, own.rows.size),
      });
    }
  }
  for (const own of open) {
    differences.push({
      kind: 'rows',
      line,
      stated: null,
      derived: writeSource(own, own.rows.size),
    });
  }
  return differences;
}

function isSameRows(stated: StatedSource, derived: JournalLine['sources'][number]): boolean {
  const rows = listRows(derived.rows);
  return (
    rows.length === stated.rows.length && stated.rows.every((row, place) => row === rows[place])
  );
}

function writeSource(
  source: { column: string; component: string; cents: number },
  rows: number,
): string {
  return `${source.component} from "${source.column}": ${source.cents} cents in ${rows} rows`;
}

function nameOf(line: { account: string; side: string; component: string }): string {
  return `${line.account} (${line.side}, ${line.component})`;
}
