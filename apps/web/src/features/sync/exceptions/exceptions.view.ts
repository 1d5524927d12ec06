import type { DepositException } from '../../../shared/api/entities.ts';
import { personName } from '../../../shared/format/person-name.ts';
import { words } from './exceptions.messages.ts';

/** An exception's status: open, or how it was resolved, and by whom. */
export function resolutionInWords({ resolution }: Pick<DepositException, 'resolution'>): string {
  if (resolution === null) {
    return words.open;
  }
  const { how, note, by } = resolution;
  switch (how) {
    case 'person':
      return words.resolvedBy(by === null ? words.aPerson : personName(by.name), note ?? '');
    case 'rows_read':
      return words.resolvedByReport;
    case 'replaced':
    default:
      return words.replaced;
  }
}
