import type { JournalEntry, JournalLine } from '../model/journal.ts';
import { PLATFORM_NAMES } from '../plan/accounts.ts';
import { toDecimal } from './amounts.ts';
import { toBeancountAccounts, toJournalAccount } from './plain-text-accounts.ts';

type Pieces = Generator<string, void, undefined>;

/**
 * The entries as an hledger journal, by date. Accounts and commodities are declared, so that
 * `hledger check --strict` passes.
 *
 * @example
 * const text = [...writeHledger(planEntries(readReports(files).payouts).entries)].join('');
 */
export function* writeHledger(entries: readonly JournalEntry[]): Pieces {
  for (const currency of currenciesOf(entries)) {
    yield `commodity ${currency} 1000.00\n`;
  }
  yield* ledgerAccounts(entries);
  yield* ledgerTransactions(entries);
}

/**
 * The entries as a Ledger journal, by date. Accounts and commodities are declared, so that `--pedantic` passes.
 *
 * @example
 * const text = [...writeLedger(planEntries(readReports(files).payouts).entries)].join('');
 */
export function* writeLedger(entries: readonly JournalEntry[]): Pieces {
  for (const currency of currenciesOf(entries)) {
    yield `commodity ${currency}\n    format ${currency} 1000.00\n`;
  }
  yield* ledgerAccounts(entries);
  yield* ledgerTransactions(entries);
}

/**
 * The entries as a Beancount file, by date. Accounts are opened on the day they are first used; `name` keeps the name
 * that the books know them by.
 *
 * @example
 * const text = [...writeBeancount(planEntries(readReports(files).payouts).entries)].join('');
 */
export function* writeBeancount(entries: readonly JournalEntry[]): Pieces {
  const names = toBeancountAccounts(entries);
  const nameOf = (line: JournalLine): string => names.get(toJournalAccount(line)) ?? '';
  yield 'option "title" "Delivery payouts"\n';
  for (const currency of currenciesOf(entries)) {
    yield `option "operating_currency" "${currency}"\n`;
  }
  const sorted = byDate(entries);
  const opened = new Set<string>();
  for (const entry of sorted) {
    for (const line of entry.lines) {
      const name = nameOf(line);
      if (!opened.has(name)) {
        opened.add(name);
        yield `\n${entry.date} open ${name}\n  name: ${quote(line.account)}\n`;
      }
    }
  }
  for (const entry of sorted) {
    const postings = entry.lines.map(
      (line) =>
        `  ${nameOf(line)}  ${signed(line)} ${entry.currency}\n${line.description === '' ? '' : `    description: ${quote(line.description)}\n`}`,
    );
    yield `\n${entry.date} * ${quote(PLATFORM_NAMES[entry.platform])} ${quote(entry.memo)} ^${entry.documentNumber}\n${postings.join('')}`;
  }
}

function* ledgerAccounts(entries: readonly JournalEntry[]): Pieces {
  const accounts = new Set(entries.flatMap((entry) => entry.lines).map(toJournalAccount));
  for (const account of [...accounts].sort()) {
    yield `account ${account}\n`;
  }
}

function* ledgerTransactions(entries: readonly JournalEntry[]): Pieces {
  for (const entry of byDate(entries)) {
    const postings = entry.lines.map((line) => {
      const comment = line.description === '' ? '' : `  ; ${line.description}`;
      return `    ${toJournalAccount(line)}  ${entry.currency} ${signed(line)}${comment}\n`;
    });
    yield `\n${entry.date} * (${entry.documentNumber}) ${oneLine(entry.memo)}\n${postings.join('')}`;
  }
}

/** Debits positive, credits negative, as all three tools require. */
function signed(line: JournalLine): string {
  return toDecimal(line.side === 'debit' ? line.amountCents : 0 - line.amountCents);
}

function byDate(entries: readonly JournalEntry[]): JournalEntry[] {
  // Stable sort: keeps the plan's order within a day.
  return [...entries].sort(
    (left, right) => Number(left.date > right.date) - Number(left.date < right.date),
  );
}

function currenciesOf(entries: readonly JournalEntry[]): string[] {
  return [...new Set(entries.map((entry) => entry.currency))].sort();
}

/** `;` would start a comment, `|` splits payee and note, and a line break would end the transaction. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{C};|]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function quote(text: string): string {
  return `"${text.replaceAll(/\p{C}/gu, ' ').replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
