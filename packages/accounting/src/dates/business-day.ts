import { parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import type { IsoDate } from '../model/reading.ts';

/**
 * The calendar day printed in a cell, as `YYYY-MM-DD`, or `null`. Reads ISO dates and the American `M/D/YY` and
 * `M/D/YYYY`; a time after the date is ignored. A day that does not exist (30 February) gives `null`.
 */
export function parseDay(cell: string): IsoDate | null {
  const text = dayPart(cell.trim());
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) {
    return existingDay(iso[1], iso[2], iso[3]);
  }
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  if (american) {
    const year = american[3] ?? '';
    return existingDay(year.length === 2 ? `20${year}` : year, american[1], american[2]);
  }
  return null;
}

/** A cell without its time of day: `2026-03-30 18:22:11` and `2026-03-30T18:22:11Z` give `2026-03-30`. */
export function dayPart(cell: string): string {
  if (cell.length <= 10) {
    return cell;
  }
  for (let at = 6; at < cell.length; at += 1) {
    const code = cell.charCodeAt(at);
    if (code === 32 || code === 84) {
      return cell.slice(0, at);
    }
  }
  return cell;
}

function existingDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): IsoDate | null {
  const text = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  try {
    return parseDate(text).toString();
  } catch {
    return null;
  }
}

/** Minutes after midnight of the time in a cell (`11:40 AM`, `18:22`, `2026-03-30 18:22:11`); -1 without one. */
export function minuteOfDay(cell: string): number {
  const match = /(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([AaPp])?/.exec(cell);
  if (!match) {
    return -1;
  }
  const half = match[3]?.toLowerCase();
  let hour = Number(match[1]);
  if (half !== undefined) {
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  const minute = Number(match[2]);
  return hour < 24 && minute < 60 ? hour * 60 + minute : -1;
}

/** The day before, `YYYY-MM-DD`. */
export function dayBefore(on: IsoDate): IsoDate {
  return parseDate(on).subtract({ days: 1 }).toString();
}

/**
 * The local date and time (`2026-03-29T23:10:00`) of an instant printed in UTC as a date and a time of day; `null` when
 * either is unreadable. Observes the zone's daylight-saving changes.
 */
export function toLocalDateTime(utcDay: string, utcTime: string, timeZone: string): string | null {
  const day = parseDay(utcDay);
  const minute = minuteOfDay(utcTime);
  if (day === null || minute < 0) {
    return null;
  }
  const clock = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
  const zoned = parseAbsolute(`${day}T${clock}:00Z`, timeZone);
  return `${toCalendarDate(zoned).toString()}T${pad(zoned.hour)}:${pad(zoned.minute)}:00`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Days from one day to another; negative when the second one is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

/** The same day in another year; 29 February becomes 28 February in a year without it. */
export function addYears(on: IsoDate, years: number): IsoDate {
  return parseDate(on).add({ years }).toString();
}
