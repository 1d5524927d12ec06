import { codedMessages } from '@platebook/accounting';
import type { CodedMessage } from '@platebook/accounting';
import type { ReasonValues } from '@platebook/api-client/french';
import { centsOf } from './payload.ts';
import type { QboEntry, QboLine } from './payload.ts';

type Field = { readonly found: string | null; readonly sent: string | null };
/** The side, the amount as `12.00`, and account, class and location by ID; empty if there is none. */
type Line = {
  readonly side: 'Debit' | 'Credit';
  readonly amount: string;
  readonly account: string;
  readonly class: string;
  readonly location: string;
};
type DifferenceValues = {
  readonly number_differs: Field;
  readonly date_differs: Field;
  readonly line_missing: Line;
  readonly line_added: Line;
};

/** A difference between the entry in QuickBooks and what was sent, as part of a sentence. */
export type EntryDifference = CodedMessage<DifferenceValues>;

const differenceOf = codedMessages<DifferenceValues>({
  number_differs: ({ found, sent }) =>
    `the number is ${found ?? 'empty'} instead of ${sent ?? 'empty'}`,
  date_differs: ({ found, sent }) =>
    `the date is ${found ?? 'empty'} instead of ${sent ?? 'empty'}`,
  line_missing: (line) => `the line ${lineText(line)} is missing`,
  line_added: (line) => `the line ${lineText(line)} wasn't sent`,
});

/** The differences between the entry in QuickBooks and what was sent; empty if they are equal to the cent. */
export function differencesOf(sent: QboEntry, found: QboEntry): EntryDifference[] {
  const number = { found: found.DocNumber ?? null, sent: sent.DocNumber ?? null };
  const date = { found: found.TxnDate ?? null, sent: sent.TxnDate ?? null };
  const wanted = countLines(sent.Line ?? []);
  const there = countLines(found.Line ?? []);
  const missing = [...wanted].filter(([text, { count }]) => (there.get(text)?.count ?? 0) < count);
  const added = [...there].filter(([text, { count }]) => (wanted.get(text)?.count ?? 0) < count);
  return [
    ...(number.found === number.sent ? [] : [differenceOf('number_differs', number)]),
    ...(date.found === date.sent ? [] : [differenceOf('date_differs', date)]),
    ...missing.map(([, { line }]) => differenceOf('line_missing', line)),
    ...added.map(([, { line }]) => differenceOf('line_added', line)),
  ];
}

/** The differences as one text. */
export function textOfDifferences(differences: readonly EntryDifference[]): string {
  return differences.map(({ message }) => message).join('; ');
}

/**
 * Message values for differences: a list per kind; for number and date the found and the sent value, for lines
 * tab-separated fields.
 */
export function valuesOfDifferences(differences: readonly EntryDifference[]): ReasonValues {
  const fields = (code: 'number_differs' | 'date_differs') =>
    differences.flatMap((one) =>
      one.code === code ? [one.values.found ?? '', one.values.sent ?? ''] : [],
    );
  const lines = (code: 'line_missing' | 'line_added') =>
    differences.flatMap((one) => (one.code === code ? [fieldsOfLine(one.values).join('\t')] : []));
  return {
    differences: textOfDifferences(differences),
    number: fields('number_differs'),
    date: fields('date_differs'),
    lines_missing: lines('line_missing'),
    lines_added: lines('line_added'),
  };
}

function fieldsOfLine({ side, amount, account, class: className, location }: Line): string[] {
  return [side, amount, account, className, location];
}

type CountedLine = { readonly line: Line; readonly count: number };

function countLines(lines: readonly QboLine[]): Map<string, CountedLine> {
  const counts = new Map<string, CountedLine>();
  // A description-only line has no amount.
  for (const one of lines.filter(({ DetailType }) => DetailType === 'JournalEntryLineDetail')) {
    const line = readLine(one);
    const text = lineText(line);
    counts.set(text, { line, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  return counts;
}

function readLine(line: QboLine): Line {
  const detail = line.JournalEntryLineDetail;
  const { PostingType, AccountRef, ClassRef, DepartmentRef } = detail;
  return {
    side: PostingType,
    amount: (centsOf(line) / 100).toFixed(2),
    account: AccountRef.value,
    class: ClassRef?.value ?? '',
    location: DepartmentRef?.value ?? '',
  };
}

function lineText({ side, amount, account, class: className, location }: Line): string {
  const words = [`${side} ${amount} to account ${account}`];
  if (className !== '') {
    words.push(`class ${className}`);
  }
  if (location !== '') {
    words.push(`location ${location}`);
  }
  return words.join(', ');
}
