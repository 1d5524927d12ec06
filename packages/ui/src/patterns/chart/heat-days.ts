import { formatDate } from '../../components/date-time/format-date.ts';
import type { ChartTable } from './chart-figure.tsx';
import { chartWords } from './chart.words.ts';

/** The state of a store's day; `not_due` if no data is expected. */
export type HeatDay = 'complete' | 'partial' | 'missing' | 'not_due';

export type HeatStore = {
  id: string;
  label: string;
  /** One per day. */
  days: readonly HeatDay[];
};

export type HeatNumbers = {
  /** ISO calendar days, oldest first. */
  days: readonly string[];
  stores: readonly HeatStore[];
  locale?: string | undefined;
};

export const HEAT_WORDS: Readonly<Record<HeatDay, string>> = {
  get complete() {
    return chartWords.complete;
  },
  get partial() {
    return chartWords.partial;
  },
  get missing() {
    return chartWords.missing;
  },
  get not_due() {
    return chartWords.notDue;
  },
};

/** The four states in display order. */
export const HEAT_STATES: readonly HeatDay[] = ['complete', 'partial', 'missing', 'not_due'];

export type HeatPlace = { store: number; day: number };

const WEEK = 7;

/** The cell that a key moves to: days along a row, stores up and down, weeks by page; null if it does not move. */
export function placeAfterHeatKey(
  key: string,
  place: HeatPlace | null,
  { days, stores }: HeatNumbers,
): HeatPlace | null {
  const lastDay = days.length - 1;
  const lastStore = stores.length - 1;
  // The first key selects the latest day, the most relevant one.
  const { store, day } = place ?? { store: 0, day: key === 'Home' ? 0 : lastDay };
  const moves: Readonly<Record<string, HeatPlace>> = {
    ArrowRight: { store, day: day + 1 },
    ArrowLeft: { store, day: day - 1 },
    ArrowDown: { store: store + 1, day },
    ArrowUp: { store: store - 1, day },
    PageDown: { store, day: day + WEEK },
    PageUp: { store, day: day - WEEK },
    Home: { store, day: 0 },
    End: { store, day: lastDay },
  };
  const next = place === null && moves[key] !== undefined ? { store, day } : moves[key];
  return next === undefined || lastDay < 0 || lastStore < 0
    ? null
    : { store: clamp(next.store, lastStore), day: clamp(next.day, lastDay) };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** The readout of a cell: "Fishtown, Apr 7: partial". */
export function readHeatPlace({ days, stores, locale }: HeatNumbers, place: HeatPlace | null) {
  const store = place === null ? undefined : stores[place.store];
  const day = place === null ? undefined : days[place.day];
  if (store === undefined || day === undefined || place === null) {
    return '';
  }
  const state = store.days[place.day] ?? 'not_due';
  return `${store.label}, ${formatDate(day, 'dayShort', { locale })}: ${HEAT_WORDS[state].toLowerCase()}`;
}

/** The chart as a table: how many days of each store are complete, and which are not. */
export function heatTable(numbers: HeatNumbers, head: string): ChartTable {
  const { days, stores, locale } = numbers;
  return {
    head,
    columns: HEAT_STATES.map((state) => HEAT_WORDS[state]),
    rows: stores.map(({ id, label, days: states }) => ({
      id,
      label,
      cells: HEAT_STATES.map((state) => {
        const found = days.filter((_day, at) => (states[at] ?? 'not_due') === state);
        const named = state === 'partial' || state === 'missing';
        const text = named
          ? found.map((day) => formatDate(day, 'dayShort', { locale })).join(', ') ||
            chartWords.none
          : String(found.length);
        return { text, value: named ? found.join(' ') : found.length };
      }),
    })),
  };
}
