import { check, nullable, object, pipe, string, transform, trim } from 'valibot';

/** A day and a time of it, in UTC; no day is no instant. */
export type InstantFields = { readonly day: string | null; readonly time: string };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is typed as an instant, as ISO; null without a day. A day needs a time, `HH:MM`. */
export function instantSchema({ timeRule }: { readonly timeRule: () => string }) {
  return pipe(
    object({ day: nullable(string()), time: pipe(string(), trim()) }),
    check(({ day, time }) => day === null || TIME.test(time), timeRule),
    transform(({ day, time }) => (day === null ? null : `${day}T${time}:00.000Z`)),
  );
}

/** The day and the time of an instant in UTC. */
export function instantFieldsOf(at: string | null): InstantFields {
  return at === null ? { day: null, time: '' } : { day: at.slice(0, 10), time: at.slice(11, 16) };
}
