import { check, nullable, pipe, string } from 'valibot';
import { words } from './instant.messages.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}

/** A day that may be left out; what could not be read is none that was left out. */
export function dayOrNone() {
  return nullable(
    pipe(
      string(),
      check(isDay, () => words.dayRule),
    ),
  );
}

/** What a form holds of a field for a day: where it cannot be read, something that the form refuses. */
export function typedDay(day: string | null, problem: string | null): string | null {
  return problem ?? day;
}

/** The day that its field shows; what could not be read is shown as it was typed. */
export function shownDay(typed: string | null): string | null {
  return typed !== null && isDay(typed) ? typed : null;
}
