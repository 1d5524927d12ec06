/**
 * Why an entry is skipped that its payout is no longer planned as, and that cannot be deleted because it has postings or
 * attachments. It is history: it counts for nothing, and returns if it is planned again.
 */
export const NOT_PLANNED = {
  code: 'not_planned',
  message: 'This payout now has different entries, because its report or your settings changed.',
  action: 'Nothing to do. Open the payout to see its entries.',
} as const;

export function isNotPlanned({
  status,
  statusReason,
}: {
  readonly status: string;
  readonly statusReason: { readonly code: string } | null;
}): boolean {
  return status === 'skipped' && statusReason?.code === NOT_PLANNED.code;
}
