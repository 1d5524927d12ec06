import { DataCalendar } from '../../../shared/calendar/data-calendar.tsx';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';

/** Covered and missing days by store. */
export function CalendarPage() {
  return (
    <ForActiveClient>
      {(client) => <DataCalendar key={client.id} client={client} />}
    </ForActiveClient>
  );
}
