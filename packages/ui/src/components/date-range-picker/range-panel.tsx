import { Suspense, useState, useSyncExternalStore } from 'react';
import { InlineAlert } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { zoneName } from '../date-time/zone-name.ts';
import { TextField } from '../text-field/text-field.tsx';
import {
  dayCount,
  PRESET_LABELS,
  presetRange,
  type DatePreset,
  type DayRange,
} from './date-range.ts';
import { readTypedDay } from './typed-day.ts';
import * as styles from './date-range-picker.css.ts';
import { dateRangePickerWords } from './date-range-picker.words.ts';

/** The width for presets and two months side by side. */
const ROOM_FOR_TWO = '(min-width: 840px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(ROOM_FOR_TWO);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How many months fit: one on a phone, two on a desktop. */
function useMonths(): 1 | 2 {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(ROOM_FOR_TWO).matches,
    () => false,
  );
  return isWide ? 2 : 1;
}

const RangeCalendar = lazyPart(async () => (await import('./range-calendar.tsx')).RangeCalendar);
const PRESETS = Object.keys(PRESET_LABELS) as DatePreset[];

export type RangePanelProps = {
  value: DayRange | null;
  onApply: (range: DayRange) => void;
  today: string;
  timeZone: string;
  lastPayout: DayRange | undefined;
  allowFuture: boolean;
  longWarning: { days: number; text: string } | undefined;
  locale: string;
  /** One end may be empty, and is then '' in the applied range. */
  mayBeOpen?: boolean | undefined;
};

/** Presets, both ends as text, and a calendar. Nothing changes before "Apply". */
export function RangePanel(props: RangePanelProps) {
  const { today, timeZone, lastPayout, longWarning, locale, onApply, mayBeOpen = false } = props;
  const months = useMonths();
  const [from, setFrom] = useState(props.value?.from ?? '');
  const [to, setTo] = useState(props.value?.to ?? '');
  const [tried, setTried] = useState(false);
  const max = props.allowFuture ? '9999-12-31' : today;
  const start = readTypedDay(from, locale);
  const end = readTypedDay(to, locale);
  const range = start !== null && end !== null ? { from: start, to: end } : null;
  const openRange = mayBeOpen ? openEnded({ from, to }, { start, end }) : null;
  const problems = rangeProblems({ start, end }, max);
  const isRight = range !== null && problems.from === undefined && problems.to === undefined;
  const set = (next: DayRange) => {
    setFrom(next.from);
    setTo(next.to);
  };

  return (
    <>
      <div role="group" aria-label={dateRangePickerWords.periods} className={styles.presets}>
        {PRESETS.map((preset) => {
          const days = presetRange(preset, { today, lastPayout });
          return days === null ? null : (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={range?.from === days.from && range.to === days.to}
              onClick={() => onApply(days)}
            >
              {PRESET_LABELS[preset]}
            </button>
          );
        })}
      </div>
      <form
        noValidate
        className={styles.custom[months]}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setTried(true);
          const applied = isRight ? range : openRange;
          if (applied !== null) {
            onApply(applied);
          }
        }}
      >
        <div className={styles.ends}>
          <TextField
            label={dateRangePickerWords.from}
            placeholder="2026-03-30"
            value={from}
            error={tried ? problems.from : undefined}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={dateRangePickerWords.to}
            placeholder="2026-04-05"
            value={to}
            error={tried ? problems.to : undefined}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <Suspense fallback={<div aria-busy="true" className={styles.waiting} />}>
          <RangeCalendar
            range={isRight ? range : null}
            onValueChange={set}
            today={today}
            max={max}
            locale={locale}
            months={months}
          />
        </Suspense>
        {isRight && longWarning !== undefined && dayCount(range) > longWarning.days ? (
          <InlineAlert tone="warning" title={longWarning.text} />
        ) : null}
        <div className={styles.zone}>{dateRangePickerWords.daysIn(zoneName(timeZone, locale))}</div>
        <div className={styles.apply}>
          <Button full type="submit" variant="primary">
            {dateRangePickerWords.apply}
          </Button>
        </div>
      </form>
    </>
  );
}

/** An open range from or until a typed day; null unless exactly one end is empty and the other valid. */
function openEnded(
  { from, to }: DayRange,
  { start, end }: { start: string | null; end: string | null },
): DayRange | null {
  if (to.trim() === '' && start !== null) {
    return { from: start, to: '' };
  }
  return from.trim() === '' && end !== null ? { from: '', to: end } : null;
}

function rangeProblems(
  { start, end }: { start: string | null; end: string | null },
  max: string,
): { from?: string | undefined; to?: string | undefined } {
  const wrong = dateRangePickerWords.enterADayAs;
  if (start === null || end === null) {
    return { from: start === null ? wrong : undefined, to: end === null ? wrong : undefined };
  }
  if (end < start) {
    return { to: dateRangePickerWords.theLastDayIs };
  }
  return end > max ? { to: dateRangePickerWords.theLastDayCan(max) } : {};
}
