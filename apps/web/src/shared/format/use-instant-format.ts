import { useMemo } from 'react';
import { useDisplay } from '../account/use-preferences.ts';
import { createInstantFormat } from './days.ts';
import { browserTimeZone } from './time-zones.ts';

/** Writes instants (ISO, UTC) in the time zone the reader has chosen: "Nov 21, 2026, 9:00 AM". */
export function useInstantFormat(): (isoInstant: string) => string {
  const { time_zone: zone } = useDisplay();
  return useMemo(() => createInstantFormat(zone), [zone]);
}

/** The time zone the reader has chosen, else that of the browser: what `useInstantFormat` writes in. */
export function useReaderTimeZone(): string {
  return useDisplay().time_zone ?? browserTimeZone();
}
