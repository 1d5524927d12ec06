import { isRecordedByPos } from '@platebook/accounting';
import type { ComponentKey, PlanOptions, StorePayout } from '@platebook/accounting';
import { planByOptions } from '../../books/plan/plan-payout.port.ts';
import type { PayoutPlanning } from '../../books/plan/planning-of-payout.port.ts';
import { rulesOfSettled } from '../../books/plan/plan-rules.read-model.ts';
import type { EntryRow } from './journal-entries.store.ts';

/** The client's rules, or those of the posted entries if the payout has any. */
export function optionsFor(
  payout: StorePayout,
  { options }: PayoutPlanning,
  entries: readonly EntryRow[],
): PayoutPlanning['options'] {
  const rules = rulesOfSettled(entries);
  if (rules !== null) {
    return { ...options, ...rules };
  }
  const sales = salesOfPosted(payout, options, entries);
  return sales === null ? options : { ...options, sales };
}

/** Statuses of entries that QuickBooks has or may have. */
const IN_BOOKS: ReadonlySet<string> = new Set(['posted', 'posting', 'failed']);

/**
 * How the sales of a partly posted payout are booked: a later choice applies to other payouts only, or its sales would be
 * booked twice or not at all. Null if nothing of it was posted, and if both choices give the same entries.
 */
function salesOfPosted(
  payout: StorePayout,
  options: Partial<PlanOptions>,
  entries: readonly EntryRow[],
): PlanOptions['sales'] | null {
  const posted = entries.filter(
    ({ kind, status, entry }) =>
      kind === 'payout' && entry.relatesTo === undefined && IN_BOOKS.has(status),
  );
  if (posted.length === 0) {
    return null;
  }
  const withOrders = new Set(
    planByOptions([payout], { ...options, sales: 'report' })
      .entries.filter((entry) => entry.kind === 'payout' && holdsOrders(entry.lines))
      .map(({ slice }) => slice),
  );
  const match = posted.find(({ entry }) => withOrders.has(entry.slice));
  if (match === undefined) {
    return null;
  }
  return holdsOrders(match.entry.lines) ? 'report' : 'pos';
}

/** Tax may be omitted either way; orders never are. */
function holdsOrders(lines: readonly object[]): boolean {
  return lines.some(
    (line) =>
      'components' in line &&
      Object.keys(line.components ?? {}).some(
        (key) => isRecordedByPos(key as ComponentKey) && !key.endsWith('_tax'),
      ),
  );
}
