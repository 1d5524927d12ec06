import { Button, HeatCalendar, Inline, Stack, Text } from '@platebook/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Client } from '../../../shared/api/entities.ts';
import { formatPeriod } from '../../../shared/format/days.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { calendarQuery } from '../sync.queries.ts';
import { addDays, todayIn } from '../today-in.ts';
import {
  CALENDAR_DAYS,
  calendarSentence,
  dayPath,
  daysBetween,
  toHeatStores,
} from './calendar.view.ts';

/** Which days of which store are there, and which are missing. */
export function CalendarPage() {
  return (
    <ForActiveClient>{(client) => <Calendar key={client.id} client={client} />}</ForActiveClient>
  );
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function Calendar({ client }: { client: Client }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const href = useClientHref();
  const [query, setQuery] = useSearchParams();
  const last = addDays(todayIn(client.time_zone), -1);
  const asked = query.get('to') ?? last;
  const to = ISO_DAY.test(asked) && asked < last ? asked : last;
  const from = addDays(to, 1 - CALENDAR_DAYS);
  const calendar = useQuery({
    ...calendarQuery({ api, tenant: client.tenant_id }, { from, to }),
    placeholderData: keepPreviousData,
  });
  const show = (day: string) =>
    setQuery((before) => {
      before.set('to', day);
      return before;
    });
  return (
    <Stack gap="lg">
      <Inline gap="sm">
        <Button size="sm" onClick={() => show(addDays(to, -CALENDAR_DAYS))}>
          Earlier
        </Button>
        <Button size="sm" disabled={to === last} onClick={() => show(addDays(to, CALENDAR_DAYS))}>
          Later
        </Button>
        <Text as="span" tone="muted">
          {formatPeriod(from, to)}
        </Text>
      </Inline>
      <Loaded query={calendar} label="Loading the calendar" shape="chart">
        {(found) => (
          <HeatCalendar
            title="Days by store"
            headingLevel={2}
            summary={calendarSentence(found)}
            days={daysBetween(found.from, found.to)}
            stores={toHeatStores(found)}
            storeHead="Channel"
            emptyText="No store sells on a delivery platform yet."
            onOpenDay={(channel, day) => {
              const path = dayPath(found, channel, day);
              if (path !== null) {
                void navigate(href(path));
              }
            }}
          />
        )}
      </Loaded>
    </Stack>
  );
}
