import { check, nullable, object, picklist, pipe, string, transform, trim } from 'valibot';
import { words } from './instant.messages.ts';

/** A day and a time of it, in UTC; no day is no instant. */
export type InstantFields = { readonly day: string | null; readonly time: string };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is typed as an instant, as ISO; null without a day. A day needs a time, `HH:MM`. */
export const instantSchema = pipe(
  object({ day: nullable(string()), time: pipe(string(), trim()) }),
  check(
    ({ day, time }) => day === null || TIME.test(time),
    () => words.timeRule,
  ),
  transform(({ day, time }) => (day === null ? null : `${day}T${time}:00.000Z`)),
);

/** The choice between now and an instant, as fields of a form; `isToCome` checks the instant. */
export const whenEntries = { when: picklist(['now', 'later']), at: instantSchema };

/** What those fields begin with. */
export const NOW = { when: 'now', at: { day: null, time: '' } } as const;

/** An instant is given and has not passed. */
export function isToCome(at: string | null, now: Date): boolean {
  return at !== null && new Date(at) > now;
}

/** What is said of an instant that is not to come. */
export function enterFuture(): string {
  return words.enterFuture;
}

/** The day and the time of an instant in UTC. */
export function instantFieldsOf(at: string | null): InstantFields {
  return at === null ? { day: null, time: '' } : { day: at.slice(0, 10), time: at.slice(11, 16) };
}
