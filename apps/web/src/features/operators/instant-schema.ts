import { check, nullable, object, picklist, pipe, string, transform, trim } from 'valibot';
import { words } from './instant.messages.ts';
import { isDay } from './typed-day.ts';

/** A day and a time of it, in UTC; no day is no instant. */
export type InstantFields = { readonly day: string | null; readonly time: string };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const fields = object({ day: nullable(string()), time: pipe(string(), trim()) });

/** What is typed as an instant, as ISO; null where nothing is typed. A day needs a time, `HH:MM`, and a time a day. */
export const instantSchema = pipe(
  fields,
  check(
    (typed) => complaintOf(typed) === null,
    ({ input }) => complaintOf(input) ?? '',
  ),
  transform(toInstant),
);

/** The choice between now and an instant, as fields of a form; `whenComplaint` checks the instant where it is chosen. */
export const whenEntries = { when: picklist(['now', 'later']), at: fields };

/** What is wrong with a time that is to come, `now` being the present; null where nothing is. */
export function whenComplaint(typed: InstantFields, now: Date): string | null {
  const at = toInstant(typed);
  const isToCome = at !== null && new Date(at) > now;
  return complaintOf(typed) ?? (isToCome ? null : words.enterFuture);
}

/** The instant that is typed, as ISO; null without a day. */
export function toInstant({ day, time }: InstantFields): string | null {
  return day === null ? null : `${day}T${time}:00.000Z`;
}

function complaintOf({ day, time }: InstantFields): string | null {
  if (day === null) {
    return time === '' ? null : words.enterDay;
  }
  if (!isDay(day)) {
    return words.dayRule;
  }
  return TIME.test(time) ? null : words.timeRule;
}

/** What those fields begin with. */
export const NOW = { when: 'now', at: { day: null, time: '' } } as const;

/** The day and the time of an instant in UTC. */
export function instantFieldsOf(at: string | null): InstantFields {
  return at === null ? { day: null, time: '' } : { day: at.slice(0, 10), time: at.slice(11, 16) };
}
