import { check, nullable, pipe, string } from 'valibot';
import { words } from './instant.messages.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}

/** An optional day; an unreadable one is not treated as empty. */
export function dayOrNone() {
  return nullable(
    pipe(
      string(),
      check(isDay, () => words.dayRule),
    ),
  );
}

/** A day field's form value: an unreadable day becomes a value that fails validation. */
export function typedDay(day: string | null, problem: string | null): string | null {
  return problem ?? day;
}

/** The day its field shows; an unreadable one is shown as typed. */
export function shownDay(typed: string | null): string | null {
  return typed !== null && isDay(typed) ? typed : null;
}
