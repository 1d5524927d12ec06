import type { Blocked } from '../../../shared/api/entities.ts';

const TITLES: Record<string, string> = {
  unknown_money_column: 'An unknown column holds money',
  column_decision_does_not_foot: 'A column decision doesn’t add up',
  unsupported_report: 'This report is not a payment report',
  would_double_count: 'This report would count sales twice',
  not_a_report: 'This is not a report',
  unmapped_component: 'Some money has no account yet',
};

/** The few words over a reason that blocks; the whole sentence stands below. */
export function blockedTitle({ reason }: Pick<Blocked, 'reason'>): string {
  return TITLES[reason] ?? 'This cannot be planned';
}
