import { Button, HeatCalendar, Inline, Stack, Text } from '@platebook/ui';
import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Client, SyncCalendar } from '../api/entities.ts';
import { formatPeriod } from '../format/days.ts';
import { addDays, todayIn } from '../format/today-in.ts';
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { useClientHref } from '../workspace/client-href.ts';
import {
  CALENDAR_DAYS,
  calendarSentence,
  dayPath,
  daysBetween,
  lastShownDay,
  ofPlatform,
  toHeatStores,
  type Platform,
} from './calendar.view.ts';
import { words } from './calendar.messages.ts';
import { unwrap, type ApiClient } from '@platebook/api-client';
import { clientKey } from '../workspace/client-key.ts';

export type DataCalendarProps = {
  client: Client;
  /** Only this platform's channels; defaults to all. */
  platform?: Platform | undefined;
};

/** Covered and missing days by channel, five weeks at a time. */
export function DataCalendar({ client, platform }: DataCalendarProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const href = useClientHref();
  const [query, setQuery] = useSearchParams();
  const last = addDays(todayIn(client.time_zone), -1);
  const to = lastShownDay(query.get('to'), last);
  const from = addDays(to, 1 - CALENDAR_DAYS);
  const calendar = useQuery({
    ...calendarQuery(api, client.tenant_id, { from, to }),
    select: (found: SyncCalendar) => ofPlatform(found, platform),
    placeholderData: keepPreviousData,
  });
  const show = (day: string) =>
    setQuery((before) => {
      before.set('to', day);
      return before;
    });
  return (
    <Stack gap="lg">
      {calendar.data?.channels.length === 0 ? null : (
        <Inline gap="sm">
          <Button size="sm" onClick={() => show(addDays(to, -CALENDAR_DAYS))}>
            {words.earlier}
          </Button>
          <Button size="sm" disabled={to === last} onClick={() => show(addDays(to, CALENDAR_DAYS))}>
            {words.later}
          </Button>
          <Text as="span" tone="muted">
            {formatPeriod(from, to)}
          </Text>
        </Inline>
      )}
      <Loaded query={calendar} label={words.loading} shape="table" lines={5}>
        {(found) => (
          <HeatCalendar
            title={words.title}
            headingLevel={2}
            summary={calendarSentence(found)}
            days={daysBetween(found.from, found.to)}
            stores={toHeatStores(found)}
            storeHead={words.channel}
            emptyText={words.empty}
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

type Days = { readonly from: string; readonly to: string };

/** The status of each channel's days; invalidated by live events of the topic `run`. */
function calendarQuery(api: ApiClient, tenant: string, { from, to }: Days) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'runs', 'calendar', from, to],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/sync/calendar', {
          params: { path: { tenant }, query: { from, to } },
          signal,
        }),
      ),
  });
}
