import { useCallback } from 'react';
import { formatDay } from './days.ts';
import { todayIn } from './today-in.ts';
import { useReaderTimeZone } from './use-instant-format.ts';

/** Formats the day of an instant in the reader's time zone: "Dec 24, 2026". */
export function useDayFormat(): (instant: string) => string {
  const zone = useReaderTimeZone();
  return useCallback((instant) => formatDay(todayIn(zone, new Date(instant))), [zone]);
}
