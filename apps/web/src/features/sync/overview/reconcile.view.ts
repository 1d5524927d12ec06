import type { OwedOperation } from '../../../shared/api/entities.ts';
import { words, owedWords, owedStatesWords } from './overview.messages.tsx';

/** What is still to happen in QuickBooks. */
export const OWED_WORDS: Record<OwedOperation['operation'], string> = owedWords;

/** How far it is. */
export const OWED_STATES: Record<OwedOperation['state'], string> = owedStatesWords;

/** What a person has to do where nothing happens automatically. */
export function owedToDo({ last_error }: Pick<OwedOperation, 'last_error'>): string {
  return last_error?.action ?? words.postTheEntry;
}

const UNITS = [
  [86_400, 'day', 'days'],
  [3_600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
] as const;

/** How long something is owed (seconds): "3 hours", "less than a minute". */
export function owedFor(seconds: number): string {
  const unit = UNITS.find(([size]) => seconds >= size);
  if (unit === undefined) {
    return words.lessThanAMinute;
  }
  const [size, one, many] = unit;
  const count = Math.floor(seconds / size);
  return `${count} ${count === 1 ? one : many}`;
}
