import { openLine } from '@platebook/accounting';
import type { JournalEntry, JournalLine } from '@platebook/accounting';
import type { PlannedLine } from '../../mapping/accounts/books-lines.port.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';

/**
 * A stored entry of a payout with the rows behind its lines, taken from the current plan. A line that no longer matches
 * is proven by the entry that adjusted it; a line of a reversal, by the reversed entry.
 */
export function withRows(
  { entry, entryOn }: Pick<EntryToPost, 'entry' | 'entryOn'>,
  planned: readonly JournalEntry[],
): JournalEntry {
  const { kind, platform } = entry;
  if (platform === null || kind === 'manual') {
    throw new Error('An entry that was written by hand is not one of a payout.');
  }
  const desired = planned.filter(
    (one) => one.slice === entry.slice && (one.kind === kind || kind === 'adjustment'),
  );
  const lines = entry.lines.map((line) => lineWithRows(line, kind === 'reversal' ? [] : desired));
  return { ...entry, kind, platform, date: entryOn, lines };
}

function lineWithRows(line: PlannedLine, desired: readonly JournalEntry[]): JournalLine {
  const same = desired
    .flatMap(({ lines }) => lines)
    .filter(
      ({ account, description }) => account === line.account && description === line.description,
    );
  const own = same.filter(({ side }) => line.bookedCents !== undefined || side === line.side);
  const [first] = same;
  const proven: JournalLine = {
    ...line,
    accountType: accountTypeOf(line) ?? first?.accountType ?? 'Other Current Asset',
    components: line.components ?? {},
    sources: own.flatMap(({ sources }) => sources),
  };
  const isProven = own.length > 0 && isSumOfRows(proven);
  return isProven ? proven : { ...proven, sources: [], isProvenElsewhere: true };
}

function isSumOfRows(line: JournalLine): boolean {
  return openLine(line).holds;
}

/** Newer entries store it with the line. */
function accountTypeOf(line: PlannedLine & { readonly accountType?: JournalLine['accountType'] }) {
  return line.accountType;
}
