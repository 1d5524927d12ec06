import type { Blocked } from '../../../shared/api/entities.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';

const TITLES: Record<string, string> = {
  unknown_money_column: 'An unknown column holds money',
  column_decision_does_not_foot: 'A column decision doesn’t add up',
  unsupported_report: 'This isn’t a payment report',
  would_double_count: 'This report would count sales twice',
  workbook: 'This is an Excel workbook',
  not_a_report: 'This isn’t a report from Uber Eats or DoorDash',
  unmapped_component: 'Some line items need an account',
};

/** The few words over a reason that blocks, naming the file that could not be read; the whole sentence is below. */
export function blockedTitle({
  reason,
  file,
  payout_ref: payout,
}: Pick<Blocked, 'reason' | 'file' | 'payout_ref'>): string {
  const title = TITLES[reason];
  if (title !== undefined) {
    return title;
  }
  return payout === null
    ? `We couldn’t read ${visibleName(file)}`
    : `We couldn’t prepare payout ${payout}`;
}
