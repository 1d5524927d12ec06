import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { formatNumber } from '../../components/number-format/format-number.ts';
import type { ChartHue } from '../../themes/colors.ts';
import { brushedRange, extendedRange, type BinRange, type HistogramBin } from './bins.ts';
import { ChartFigure, type ChartWords } from './chart-figure.tsx';
import * as styles from './chart-figure.css.ts';
import { Axes, PLOT, readPoint, seriesTable, useWidth, verticalScale } from './chart-parts.tsx';
import { ActiveBand } from './stacked-bars.tsx';
import { usePointKeys } from './use-point-keys.ts';
import { chartWords } from './chart.words.ts';

const WIDEST_BIN = 96;

export type HistogramProps = ChartWords & {
  /** The header of the table's first column: "Order value". */
  binHead: string;
  /** What is counted: "Orders". */
  countHead: string;
  /** From `binsOf`. */
  bins: readonly HistogramBin[];
  hue?: ChartHue | undefined;
  locale?: string | undefined;
  /** The selected bins; null for none. */
  range?: BinRange | null | undefined;
  /** Makes bins selectable: by dragging, by two clicks, or by Shift with an arrow and Enter. */
  onRangeChange?: ((range: BinRange | null) => void) | undefined;
};

/**
 * The distribution of values by size.
 *
 * **When:** for the distribution of many values. **When not:** for a trend over time use `LineChart`; fewer than twenty
 * values are better listed.
 *
 * **Keyboard:** one tab stop; ← → Home End and PgUp PgDn move the active bin. If bins are selectable, Enter selects it,
 * Shift with ← → extends the selection, and Escape clears it. T toggles the table.
 *
 * **Accessibility:** a figure with a title and a summary; the selection is described in words below it and never requires
 * dragging; the table contains every number.
 *
 * @example
 * const bins = binsOf([500, 1500, 1900], 1000, (cents) => formatMoney(cents, { currency: 'USD' }));
 * <Histogram title="Orders" summary="Most are $10 to $20." binHead="Order" countHead="Orders" bins={bins} />
 */
export function Histogram(props: HistogramProps) {
  const { binHead, countHead, bins, hue = 'gross', locale, range = null, onRangeChange } = props;
  const { width, ref } = useWidth();
  const { active, setActive, onKeyDown } = usePointKeys(bins.length);
  const write = (count: number) => formatNumber(count, { locale });
  const series = [{ id: 'count', label: countHead, hue, values: bins.map(({ count }) => count) }];
  const numbers = { head: binHead, points: bins, series, write };
  const y = verticalScale([0, Math.max(0, ...bins.map(({ count }) => count))]);
  const room = width - PLOT.start - PLOT.end;
  const step = Math.min(WIDEST_BIN, room / Math.max(bins.length, 1));
  const middle = (at: number) => PLOT.start + (at + 0.5) * step;
  const brush = useBrush({ bins: bins.length, step, range, onRangeChange, setActive });
  const takeKey = (event: KeyboardEvent) => {
    onKeyDown(event);
    brush.takeKey(event, active);
  };
  return (
    <ChartFigure
      {...props}
      table={seriesTable(numbers)}
      active={active}
      readout={readPoint(numbers, active)}
      onPlotKeyDown={takeKey}
      foot={onRangeChange === undefined ? undefined : <Chosen {...props} write={write} />}
    >
      <svg
        ref={ref}
        className={styles.drawing}
        width="100%"
        height={PLOT.height}
        viewBox={`0 0 ${width} ${PLOT.height}`}
        aria-hidden="true"
        {...brush.pointer}
      >
        {active === null ? null : <ActiveBand middle={middle(active)} width={step} />}
        <Axes
          width={width}
          y={y}
          // The value of an edge is centered below it.
          x={(at) => middle(at) - step / 2}
          points={bins.map(({ id, from }) => ({ id, label: from }))}
          write={write}
        />
        {bins.map(({ id, count }, at) => (
          <rect
            key={id}
            className={isChosen(at, range) ? styles.area[hue] : styles.areaUnchosen}
            x={middle(at) - step / 2}
            width={Math.max(step, 1)}
            y={y(count)}
            height={Math.max(y(0) - y(count), 0)}
          />
        ))}
      </svg>
    </ChartFigure>
  );
}

function isChosen(at: number, range: BinRange | null): boolean {
  return range === null || (at >= range.first && at <= range.last);
}

type BrushInput = Required<Pick<HistogramProps, 'range' | 'onRangeChange'>> & {
  bins: number;
  step: number;
  setActive: (at: number | null) => void;
};

/** Selects bins by pointer or keyboard; without `onRangeChange` only the active point moves. */
function useBrush({ bins, step, range = null, onRangeChange, setActive }: BrushInput) {
  const [drag, setDrag] = useState<{ pressed: number; before: BinRange | null } | null>(null);
  const binAt = ({ clientX, currentTarget }: PointerEvent) => {
    const inside = clientX - currentTarget.getBoundingClientRect().left - PLOT.start;
    return Math.min(Math.max(Math.floor(inside / step), 0), bins - 1);
  };
  const takeKey = (event: KeyboardEvent, active: number | null) => {
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      onRangeChange?.(null);
    } else if (key === 'Enter' && active !== null) {
      event.preventDefault();
      onRangeChange?.({ first: active, last: active });
    } else if (shiftKey && active !== null && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      const next = Math.min(Math.max(active + (key === 'ArrowRight' ? 1 : -1), 0), bins - 1);
      onRangeChange?.(extendedRange(range, active, next));
    }
  };
  const pointer = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (onRangeChange !== undefined) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ pressed: binAt(event), before: range });
      }
    },
    onPointerMove: (event: PointerEvent) => {
      const at = binAt(event);
      setActive(at);
      if (drag !== null && at !== drag.pressed) {
        onRangeChange?.(brushedRange(null, drag.pressed, at));
      }
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag !== null) {
        onRangeChange?.(brushedRange(drag.before, drag.pressed, binAt(event)));
        setDrag(null);
      }
    },
    onPointerLeave: () => setActive(null),
  };
  return { takeKey, pointer };
}

type ChosenProps = HistogramProps & { write: (count: number) => string };

/** The selection in words, and a button to clear it. */
function Chosen({ bins, range = null, onRangeChange, countHead, write }: ChosenProps) {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const chosen = range === null ? [] : bins.slice(range.first, range.last + 1);
  const count = chosen.reduce((sum, bin) => sum + bin.count, 0);
  return (
    <div className={styles.foot}>
      <span role="status">
        {range === null
          ? chartWords.all(write(all), countHead.toLowerCase())
          : chartWords.chosen(
              chartWords.bin(chosen[0]?.from ?? '', chosen.at(-1)?.to ?? ''),
              write(count),
              write(all),
              countHead.toLowerCase(),
            )}
      </span>
      {range === null ? null : (
        <Button variant="quiet" size="sm" onClick={() => onRangeChange?.(null)}>
          {chartWords.chooseAll}
        </Button>
      )}
    </div>
  );
}
