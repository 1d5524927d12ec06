import { useCallback } from 'react';
import { formatDay } from '../../shared/format/days.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { useReaderTimeZone } from '../../shared/format/use-instant-format.ts';
import type { DayFormat } from './plan-status.view.ts';

/** Writes the day of an instant in the reader's time zone: "Dec 24, 2026". */
export function useDayFormat(): DayFormat {
  const zone = useReaderTimeZone();
  return useCallback((instant) => formatDay(todayIn(zone, new Date(instant))), [zone]);
}
