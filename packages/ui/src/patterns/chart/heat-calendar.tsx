import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { formatDate } from '../../components/date-time/format-date.ts';
import { ChartFigure, type ChartWords } from './chart-figure.tsx';
import * as figure from './chart-figure.css.ts';
import { useWidth } from './chart-parts.tsx';
import { spread } from './chart-series.ts';
import { HeatCell, HeatHatch } from './heat-cells.tsx';
import * as styles from './heat-calendar.css.ts';
import {
  HEAT_STATES,
  HEAT_WORDS,
  heatTable,
  placeAfterHeatKey,
  readHeatPlace,
  type HeatNumbers,
  type HeatPlace,
  type HeatStore,
} from './heat-days.ts';
import { chartWords } from './chart.words.ts';

const NARROWEST_DAY = 10;
const WIDEST_DAY = 26;
const LABEL_WIDTH = 56;

export type HeatCalendarProps = ChartWords &
  HeatNumbers & {
    /** The header of the table's first column: "Store". */
    storeHead?: string | undefined;
    /** Called on Enter or a click on a day. */
    onOpenDay?: ((storeId: string, day: string) => void) | undefined;
  };

/**
 * Days by stores: which are complete, partial or missing.
 *
 * **When:** to see gaps across many days and stores at a glance. **When not:** for amounts use `LineChart`, for a single
 * day `SyncProgress`.
 *
 * **Keyboard:** one tab stop; ← → move by days, ↑ ↓ by stores, PgUp PgDn by weeks, Home End to the ends; Enter opens the
 * day, T toggles the table, Escape clears the active day.
 *
 * **Accessibility:** a figure with a title and a summary; states differ by shape and hatching, and the legend names them;
 * the table lists every incomplete day.
 *
 * @example
 * <HeatCalendar
 *   title="Reports received"
 *   summary="One day is missing."
 *   days={['2026-04-06', '2026-04-07']}
 *   stores={[{ id: 's1', label: 'Main Street', days: ['complete', 'missing'] }]}
 *   onOpenDay={(storeId, day) => open(`/stores/${storeId}?day=${day}`)}
 * />
 */
export function HeatCalendar(props: HeatCalendarProps) {
  const { days, stores, locale, storeHead = chartWords.store, onOpenDay, ...words } = props;
  const numbers = { days, stores, locale };
  const { width, ref } = useWidth();
  const hatchId = useId();
  const [place, setPlace] = useState<HeatPlace | null>(null);
  const pitch = Math.min(
    WIDEST_DAY,
    Math.max(NARROWEST_DAY, Math.floor(width / Math.max(days.length, 1))),
  );
  const open = (at: HeatPlace) => {
    const [store, day] = [stores[at.store], days[at.day]];
    if (store !== undefined && day !== undefined) {
      onOpenDay?.(store.id, day);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfterHeatKey(event.key, place, numbers);
    if (next !== null) {
      event.preventDefault();
      setPlace(next);
    } else if (event.key === 'Enter' && place !== null) {
      event.preventDefault();
      open(place);
    } else if (event.key === 'Escape') {
      setPlace(null);
    }
  };
  return (
    <ChartFigure
      {...words}
      table={heatTable(numbers, storeHead)}
      legend={<HeatLegend hatchId={hatchId} />}
      active={place === null ? null : place.store * days.length + place.day}
      pointCount={days.length * stores.length}
      readout={readHeatPlace(numbers, place)}
      onPlotKeyDown={onKeyDown}
      scrolls
    >
      <HeatHatch id={hatchId} />
      <div className={styles.plot} aria-hidden="true" onPointerLeave={() => setPlace(null)}>
        {stores.map((store, at) => (
          <div key={store.id} className={place?.store === at ? styles.rowActive : styles.row}>
            <span className={styles.store}>{store.label}</span>
            <div ref={at === 0 ? ref : undefined}>
              <StoreDays
                store={store}
                count={days.length}
                pitch={pitch}
                hatchId={hatchId}
                activeDay={place?.store === at ? place.day : null}
                onPoint={(day) => setPlace({ store: at, day })}
                onOpen={(day) => open({ store: at, day })}
              />
            </div>
          </div>
        ))}
        <div className={styles.axis}>
          <span className={styles.noStore} />
          <Days days={days} pitch={pitch} locale={locale} />
        </div>
      </div>
    </ChartFigure>
  );
}

type StoreDaysProps = {
  store: HeatStore;
  count: number;
  pitch: number;
  hatchId: string;
  activeDay: number | null;
  onPoint: (day: number) => void;
  onOpen: (day: number) => void;
};

function StoreDays(props: StoreDaysProps) {
  const { store, count, pitch, hatchId, activeDay, onPoint, onOpen } = props;
  const middle = (at: number) => Math.round((at + 0.5) * pitch);
  const dayAt = (event: MouseEvent | PointerEvent) => {
    const inside = event.clientX - event.currentTarget.getBoundingClientRect().left;
    return Math.min(Math.max(Math.floor(inside / pitch), 0), count - 1);
  };
  return (
    <svg
      className={styles.days}
      width={count * pitch}
      height={pitch}
      aria-hidden="true"
      onPointerMove={(event) => onPoint(dayAt(event))}
      onClick={(event) => onOpen(dayAt(event))}
    >
      {Array.from({ length: count }, (_day, at) => (
        <HeatCell
          key={at}
          state={store.days[at] ?? 'not_due'}
          x={middle(at)}
          y={Math.round(pitch / 2)}
          side={pitch}
          hatchId={hatchId}
        />
      ))}
      {activeDay === null ? null : (
        <rect
          className={styles.cursor}
          x={middle(activeDay) - pitch / 2}
          y="0"
          width={pitch}
          height={pitch}
        />
      )}
    </svg>
  );
}

type DaysProps = { days: readonly string[]; pitch: number; locale: string | undefined };

/** As many day labels as fit. */
function Days({ days, pitch, locale }: DaysProps) {
  const most = Math.max(1, Math.floor((days.length * pitch) / LABEL_WIDTH));
  const width = days.length * pitch;
  // A start-aligned label too near the end would be clipped.
  const isLate = (at: number) => at > 0 && at * pitch + LABEL_WIDTH > width;
  // An end-aligned label must leave space for the previous one.
  const hasRoom = (at: number, before = -Infinity) =>
    !isLate(at) || before * pitch + LABEL_WIDTH <= (at + 1) * pitch - LABEL_WIDTH;
  const places = spread(days.length, most);
  return (
    <svg className={styles.days} width={width} height="16">
      {places
        .filter((at, index) => hasRoom(at, places[index - 1]))
        .map((at) => (
          <text
            key={at}
            className={isLate(at) ? styles.tickBefore : styles.tick}
            x={isLate(at) ? (at + 1) * pitch : at * pitch}
            y="12"
          >
            {formatDate(days[at] ?? '', 'dayShort', { locale })}
          </text>
        ))}
    </svg>
  );
}

const LEGEND_SIDE = 14;

function HeatLegend({ hatchId }: { hatchId: string }) {
  return (
    <ul className={figure.legend}>
      {HEAT_STATES.map((state) => (
        <li key={state} className={figure.legendItem}>
          <svg width={LEGEND_SIDE} height={LEGEND_SIDE} aria-hidden="true">
            <HeatCell
              state={state}
              x={LEGEND_SIDE / 2}
              y={LEGEND_SIDE / 2}
              side={LEGEND_SIDE}
              hatchId={hatchId}
            />
          </svg>
          {HEAT_WORDS[state]}
        </li>
      ))}
    </ul>
  );
}
