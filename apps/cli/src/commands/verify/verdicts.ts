import {
  type Difference,
  type DifferenceKind,
  type DocumentVerdict,
  type PartVerdict,
  type Reading,
  writeJson,
} from '@platebook/accounting';
import { toReadableAmount } from '../../output/amount.ts';
import type { Style } from '../../output/style.ts';
import { toPrintable, wrapLine } from '../../output/text-width.ts';
import type { Chunks } from '../../output/write.ts';
import type { VerifyFormat } from './options.ts';

export type VerdictParts = {
  readonly verdict: DocumentVerdict;
  readonly reading: Reading;
  readonly style: Style;
};

/** The version of the JSON document of `platebook verify`; removing a field or changing its meaning increments it. */
const VERDICT_DOCUMENT_VERSION = 2;

/** `lines` is the default in a pipe. */
export const VERDICT_WRITERS: Readonly<
  Record<VerifyFormat | 'lines', (parts: VerdictParts) => Chunks>
> = { table: toTable, lines: toTabSeparatedLines, json: toJson };

function* toTable({ verdict, style }: VerdictParts): Generator<string> {
  for (const part of verdict.parts) {
    const name = toPrintable(nameOf(part));
    yield part.follows
      ? `${style.green('✓')} ${name}\n`
      : `${style.red('✗')} ${style.bold(name)}\n`;
    for (const difference of part.differences) {
      yield wrapLine(`    ${toPrintable(toSentence(difference))}\n`, style.width);
    }
    if (part.more > 0) {
      yield `    and ${part.more} more\n`;
    }
  }
}

/** An entry by its document number, anything else by its key. */
function nameOf({ part, document_number: number }: PartVerdict): string {
  return number ?? part;
}

const SENTENCES: Record<DifferenceKind, (stated: string, derived: string) => string> = {
  changed: (stated, derived) => `the document says ${stated}, the files give ${derived}`,
  missing: (_, derived) => `the files give ${derived}, the document does not have it`,
  extra: (stated) => `the document says ${stated}, the files give nothing like it`,
  order: () => 'not in the order that the files give',
  digest: (stated) => `${stated} is not what the document was written with`,
  policy: (stated, derived) => `the document says ${stated}, you expect ${derived}`,
};

function toSentence({ kind, path, line, stated, derived }: Difference): string {
  const write = (value: Difference['stated']): string => toText(value, path);
  const place = line === undefined ? path : `${path} (${line})`;
  return `${place}: ${SENTENCES[kind](write(stated), write(derived))}`;
}

/** Paths whose numbers are cents. */
const CENTS = /(?:cents|\/components\/[a-z_]+)$/;

function toText(value: Difference['stated'], path: string): string {
  if (value === null) {
    return 'nothing';
  }
  return typeof value === 'number' && CENTS.test(path) ? toReadableAmount(value) : String(value);
}

/** document number or part, follows or differs, kind, path, stated, derived; one line per difference. */
function* toTabSeparatedLines({ verdict }: VerdictParts): Generator<string> {
  for (const part of verdict.parts) {
    if (part.follows) {
      yield toLine([nameOf(part), 'follows', '', '', '', '']);
    }
    for (const { kind, path, stated, derived } of part.differences) {
      yield toLine([nameOf(part), 'differs', kind, path, stated ?? '', derived ?? '']);
    }
    if (part.more > 0) {
      yield toLine([nameOf(part), 'differs', 'more', part.path, '', part.more]);
    }
  }
}

function toLine(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map((cell) => toPrintable(String(cell))).join('\t')}\n`;
}

function toJson({ verdict, reading }: VerdictParts): Chunks {
  return writeJson({
    version: VERDICT_DOCUMENT_VERSION,
    follows: verdict.follows,
    parts: verdict.parts,
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
