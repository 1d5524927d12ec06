import { Text, Timeline } from '@platebook/ui';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { useReaderTimeZone } from '../../shared/format/use-instant-format.ts';
import type { ConnectionEvent } from '../../shared/workspace/connections.queries.ts';
import { eventWords } from './connection.view.ts';
import { words } from './platform.messages.tsx';
import { personName } from '../../shared/format/person-name.ts';

/** The name of an account, or what was said of the connection. */
function detailOf({ message, wording }: ConnectionEvent): string | undefined {
  return wording === null || message === null
    ? (message ?? undefined)
    : reasonSentence({ ...wording, message });
}

/** What happened to a connection, newest first, in the reader's time zone. */
export function EventLog({ events }: { events: readonly ConnectionEvent[] }) {
  const timeZone = useReaderTimeZone();
  if (events.length === 0) {
    return <Text tone="muted">{words.nothingYet}</Text>;
  }
  return (
    <Timeline
      label={words.activityOfConnection}
      timeZone={timeZone}
      entries={events.map((event) => ({
        id: event.id,
        at: event.created_at,
        actor:
          event.by === null
            ? { kind: 'system', name: 'Platebook' }
            : { kind: 'person', name: personName(event.by) },
        action: eventWords(event),
        detail: detailOf(event),
      }))}
    />
  );
}
