import type { DepositException } from '../../../shared/api/entities.ts';

/** How an exception stands: open, or how it was resolved, and by whom. */
export function resolutionInWords({ resolution }: Pick<DepositException, 'resolution'>): string {
  if (resolution === null) {
    return 'Open';
  }
  const { how, note, by } = resolution;
  switch (how) {
    case 'person':
      return `Resolved by ${by?.name ?? 'a person'}: ${note ?? ''}`;
    case 'rows_read':
      return 'Resolved automatically by a later report';
    case 'replaced':
    default:
      return 'Replaced: the difference changed and was approved again';
  }
}
