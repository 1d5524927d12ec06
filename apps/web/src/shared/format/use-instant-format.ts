import { useMemo } from 'react';
import { useDisplay } from '../account/use-preferences.ts';
import { createInstantFormat } from './days.ts';
import { browserTimeZone } from './time-zones.ts';

/** Formats instants (ISO, UTC) in the reader's time zone: "Nov 21, 2026, 9:00 AM". */
export function useInstantFormat(): (isoInstant: string) => string {
  const { time_zone: zone } = useDisplay();
  return useMemo(() => createInstantFormat(zone), [zone]);
}

/** The reader's time zone, else the browser's: the one `useInstantFormat` uses. */
export function useReaderTimeZone(): string {
  return useDisplay().time_zone ?? browserTimeZone();
}
