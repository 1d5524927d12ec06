import type { AccountType, JournalEntry } from '../model/journal.ts';

type Root = 'Assets' | 'Liabilities' | 'Income' | 'Expenses';

const ROOTS: Readonly<Record<AccountType, Root>> = {
  Bank: 'Assets',
  'Other Current Asset': 'Assets',
  'Other Current Liability': 'Liabilities',
  Income: 'Income',
  Expense: 'Expenses',
};

type Named = { readonly account: string; readonly accountType: AccountType };

/** `Assets:Clearing – Uber Eats`: the type's root before the name, in which `:` keeps its meaning. */
export function toJournalAccount({ account, accountType }: Named): string {
  const segments = splitSegments(account, cleanSegment);
  return [ROOTS[accountType], ...withoutRoot(segments, ROOTS[accountType])].join(':');
}

/**
 * Beancount's names for all accounts of the entries: ASCII words joined by `-`, each part starting with a capital or a
 * digit. Colliding names get `-2`, `-3` in name order, so the result is deterministic.
 */
export function toBeancountAccounts(entries: readonly JournalEntry[]): ReadonlyMap<string, string> {
  const named = new Map<string, Named>();
  for (const line of entries.flatMap((entry) => entry.lines)) {
    named.set(toJournalAccount(line), line);
  }
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const key of [...named.keys()].sort()) {
    const [root = 'Assets', ...segments] = key.split(':');
    const wanted = [root, ...segments.map(toBeancountSegment)].join(':');
    let name = wanted;
    for (let copy = 2; taken.has(name); copy += 1) {
      name = `${wanted}-${copy}`;
    }
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

function splitSegments(account: string, clean: (segment: string) => string): string[] {
  const segments = account.split(':').map(clean).filter(Boolean);
  return segments.length === 0 ? ['Unnamed'] : segments;
}

function withoutRoot(segments: readonly string[], root: Root): readonly string[] {
  const [first, ...rest] = segments;
  return rest.length > 0 && first?.toLowerCase() === root.toLowerCase() ? rest : segments;
}

/** Two spaces end an account name, `;` starts a comment, and control characters end a line. */
function cleanSegment(segment: string): string {
  return segment
    .replaceAll(/[\p{C};]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function toBeancountSegment(segment: string): string {
  const words = segment
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.length === 0 ? 'Account' : words.join('-');
}
