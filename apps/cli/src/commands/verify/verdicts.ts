import {
  type Difference,
  type DifferenceKind,
  type EntryVerdict,
  type Reading,
  writeJson,
} from '@platebook/accounting';
import { toReadableAmount } from '../../output/amount.ts';
import type { Style } from '../../output/style.ts';
import { toPrintable, wrapLine } from '../../output/text-width.ts';
import type { Chunks } from '../../output/write.ts';
import type { VerifyFormat } from './options.ts';

export type VerdictParts = {
  readonly verdicts: readonly EntryVerdict[];
  readonly reading: Reading;
  readonly style: Style;
};

/** The version of the JSON document of `platebook verify`; a field that goes or changes its meaning makes it 2. */
const VERDICT_DOCUMENT_VERSION = 1;

/** `lines` is what a pipe gets when nobody asked for a document. */
export const VERDICT_WRITERS: Readonly<
  Record<VerifyFormat | 'lines', (parts: VerdictParts) => Chunks>
> = { table: toTable, lines: toTabSeparatedLines, json: toJson };

const KIND_SENTENCES: Record<DifferenceKind, string> = {
  amount: 'the amount differs',
  account: 'the account differs',
  date: 'the date differs',
  currency: 'the currency differs',
  rows: 'the source rows differ',
  missing_line: 'the files give a line the entry lacks',
  extra_line: 'the entry has a line the files do not give',
  missing_entry: 'the files give this entry, the document lacks it',
  extra_entry: 'the files do not give this entry',
  unknown_file: 'it rests on a file that was not given (sha256)',
};

/** Kinds whose two sides say something the sentence does not. */
const TWO_SIDED: ReadonlySet<DifferenceKind> = new Set<DifferenceKind>([
  'amount',
  'account',
  'date',
  'currency',
  'rows',
]);

function* toTable({ verdicts, style }: VerdictParts): Generator<string> {
  for (const { document_number: number, follows, differences } of verdicts) {
    yield follows
      ? `${style.green('✓')} ${toPrintable(number)}\n`
      : `${style.red('✗')} ${style.bold(toPrintable(number))}\n`;
    for (const difference of differences) {
      yield wrapLine(`    ${toPrintable(toSentence(difference))}\n`, style.width);
    }
  }
}

function toSentence({ kind, line, stated, derived }: Difference): string {
  const subject = line === undefined ? '' : `${line}: `;
  const sentence = `${subject}${KIND_SENTENCES[kind]}`;
  if (TWO_SIDED.has(kind)) {
    return `${sentence}: the document says ${toText(stated)}, the files give ${toText(derived)}`;
  }
  const amount = typeof stated === 'number' ? stated : derived;
  if (typeof amount === 'number') {
    return `${sentence}: ${toReadableAmount(amount)}`;
  }
  return kind === 'unknown_file' ? `${sentence}: ${toText(stated)}` : sentence;
}

/** Numbers in a difference are cents. */
function toText(value: Difference['stated']): string {
  if (value === null) {
    return 'nothing';
  }
  return typeof value === 'number' ? toReadableAmount(value) : value;
}

/** document number, follows or differs, kind, line, stated, derived; one line per difference. */
function* toTabSeparatedLines({ verdicts }: VerdictParts): Generator<string> {
  for (const { document_number: number, follows, differences } of verdicts) {
    if (follows) {
      yield `${[toPrintable(number), 'follows', '', '', '', ''].join('\t')}\n`;
    }
    for (const { kind, line, stated, derived } of differences) {
      const cells = [number, 'differs', kind, line ?? '', stated ?? '', derived ?? ''];
      yield `${cells.map((cell) => toPrintable(String(cell))).join('\t')}\n`;
    }
  }
}

function toJson({ verdicts, reading }: VerdictParts): Chunks {
  return writeJson({
    version: VERDICT_DOCUMENT_VERSION,
    follows: verdicts.every(({ follows }) => follows),
    entries: verdicts,
    reports: reading.reports.map(({ file, rows, quarantined }) => ({
      file: file.name,
      sha256: file.sha256,
      rows,
      quarantined: quarantined.length,
    })),
    blocked: reading.blocked.map(({ file, reason, column, message }) => ({
      file,
      reason,
      column,
      message,
    })),
  });
}
