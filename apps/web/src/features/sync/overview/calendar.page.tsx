import { DataCalendar } from '../../../shared/calendar/data-calendar.tsx';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';

/** Which days of which store are there, and which are missing. */
export function CalendarPage() {
  return (
    <ForActiveClient>
      {(client) => <DataCalendar key={client.id} client={client} />}
    </ForActiveClient>
  );
}
