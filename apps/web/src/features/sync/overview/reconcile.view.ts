import type { OwedOperation } from '../../../shared/api/entities.ts';
import { reasonAction } from '../../../shared/language/server-errors.ts';
import { words } from './overview.messages.tsx';

/** What a person must do if there is no automatic retry. */
export function owedToDo({ last_error }: Pick<OwedOperation, 'last_error'>): string {
  if (last_error === null || last_error.action === null) {
    return words.postTheEntry;
  }
  const { code, action } = last_error;
  return reasonAction({ code, action });
}

const UNITS = [
  [86_400, 'owedDays'],
  [3_600, 'owedHours'],
  [60, 'owedMinutes'],
] as const;

/** How long an operation has been pending (seconds): "3 hours", "less than a minute". */
export function owedFor(seconds: number): string {
  const unit = UNITS.find(([size]) => seconds >= size);
  if (unit === undefined) {
    return words.lessThanAMinute;
  }
  const [size, name] = unit;
  return words[name](Math.floor(seconds / size));
}
