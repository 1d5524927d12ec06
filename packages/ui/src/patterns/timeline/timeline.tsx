import type { ReactNode } from 'react';
import { formatDate } from '../../components/date-time/format-date.ts';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { StatusShape as Shape } from '../../components/status-pill/status-vocabulary.ts';
import * as styles from './timeline.css.ts';
import { timelineWords } from './timeline.words.ts';

export type TimelineActor = 'person' | 'system' | 'api';

export type TimelineEntry = {
  id: string;
  /** ISO timestamp. */
  at: string;
  actor: { kind: TimelineActor; name: string };
  /** What the actor did, following their name: "posted 3 entries". */
  action: ReactNode;
  /** What changed (`DiffView`), or more text. */
  detail?: ReactNode | undefined;
  /** The user may not see what was done. */
  redacted?: boolean | undefined;
};

export type TimelineProps = {
  /** The accessible name: "History of this entry". */
  label: string;
  /** In display order; entries of one day must be adjacent. */
  entries: readonly TimelineEntry[];
  /** IANA name of the store's time zone, which decides the day of an entry. */
  timeZone: string;
  headingLevel?: HeadingLevel | undefined;
};

const ACTORS: Record<TimelineActor, { shape: Shape; via: string | null }> = {
  person: { shape: 'disc', via: null },
  system: {
    shape: 'ring',
    get via() {
      return timelineWords.automatically;
    },
  },
  api: {
    shape: 'diamond',
    get via() {
      return timelineWords.throughTheApi;
    },
  },
};

/**
 * Events grouped by day, with actor and time.
 *
 * **When:** for the history of one thing or the activity of a client. **When not:** to search thousands of events use
 * `DataGrid`.
 *
 * **Accessibility:** an ordered list per day; the time is a `time` element; the actor is a name, a shape and words.
 *
 * @example
 * const entry = { id: 'e1', at: '2026-04-07T21:04:00Z', action: 'posted UE-7K3Q9FAB-0405-1' };
 * <Timeline
 *   label="History"
 *   entries={[{ ...entry, actor: { kind: 'person', name: 'Ana Ruiz' } }]}
 *   timeZone="America/New_York"
 * />
 */
export function Timeline({ label, entries, timeZone, headingLevel = 3 }: TimelineProps) {
  return (
    <section aria-label={label} className={styles.days}>
      {daysOf(entries, timeZone).map(({ day, entries: ofDay }) => (
        <div key={day} className={styles.day}>
          <Heading level={headingLevel} size="small">
            {day}
          </Heading>
          <ol aria-label={day} className={styles.list}>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function daysOf(entries: readonly TimelineEntry[], timeZone: string) {
  const days: { day: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = formatDate(entry.at, 'weekday', { timeZone });
    const last = days.at(-1);
    if (last?.day === day) {
      last.entries.push(entry);
    } else {
      days.push({ day, entries: [entry] });
    }
  }
  return days;
}

function Entry({ entry, timeZone }: { entry: TimelineEntry; timeZone: string }) {
  const { at, actor, action, detail, redacted = false } = entry;
  const { shape, via } = ACTORS[actor.kind];
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        {formatDate(at, 'time', { timeZone })}
      </time>
      <span className={styles.thread}>
        <span className={styles.mark[actor.kind]}>
          <StatusShape shape={shape} />
        </span>
      </span>
      <div className={styles.body}>
        <p>
          <span className={styles.actor}>{actor.name}</span>{' '}
          {redacted ? (
            <span className={styles.redacted}>{timelineWords.didSomethingYouMay}</span>
          ) : (
            action
          )}
          {via === null ? null : <span className={styles.via}> {via}</span>}
        </p>
        {redacted ? null : detail}
      </div>
    </li>
  );
}
