import { Stack } from '@platebook/ui';
import { DataCalendar } from '../../shared/calendar/data-calendar.tsx';
import { FetchedReports, type FetchedReportsProps } from './fetched-reports.tsx';

/** A platform's fetched days and reports. */
export function Fetched({ client, provider }: FetchedReportsProps) {
  return (
    <Stack gap="xl">
      <DataCalendar client={client} platform={provider} />
      <FetchedReports client={client} provider={provider} />
    </Stack>
  );
}
