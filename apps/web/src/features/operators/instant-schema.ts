import { check, nullable, object, picklist, pipe, string, transform, trim } from 'valibot';
import { words } from './instant.messages.ts';
import { isDay } from './typed-day.ts';

/** A day and a time, in UTC; no day means no instant. */
export type InstantFields = { readonly day: string | null; readonly time: string };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const fields = object({ day: nullable(string()), time: pipe(string(), trim()) });

/** Parses an instant to ISO; null if empty. A day needs a time, `HH:MM`, and a time a day. */
export const instantSchema = pipe(
  fields,
  check(
    (typed) => complaintOf(typed) === null,
    ({ input }) => complaintOf(input) ?? '',
  ),
  transform(toInstant),
);

/** Form fields for now or an instant; `whenComplaint` validates the chosen instant. */
export const whenEntries = { when: picklist(['now', 'later']), at: fields };

/** The error of an instant that must be after `now`; null if valid. */
export function whenComplaint(typed: InstantFields, now: Date): string | null {
  const at = toInstant(typed);
  const isToCome = at !== null && new Date(at) > now;
  return complaintOf(typed) ?? (isToCome ? null : words.enterFuture);
}

/** The typed instant as ISO; null without a day. */
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

/** The defaults of those fields. */
export const NOW = { when: 'now', at: { day: null, time: '' } } as const;

/** The day and the time of an instant in UTC. */
export function instantFieldsOf(at: string | null): InstantFields {
  return at === null ? { day: null, time: '' } : { day: at.slice(0, 10), time: at.slice(11, 16) };
}
