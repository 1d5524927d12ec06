import { scaleLinear } from 'd3-scale';
import { useCallback, useState } from 'react';
import * as styles from './chart-figure.css.ts';
import { spread, type ChartPoint, type ChartSeries } from './chart-series.ts';
import type { ChartTable } from './chart-figure.tsx';
import { chartWords } from './chart.words.ts';

export const PLOT = { height: 240, top: 12, bottom: 28, start: 72, end: 12 } as const;

const NARROWEST = 240;
const LABEL_WIDTH = 96;

/** The width of the chart in pixels, updated when its container resizes. */
export function useWidth() {
  const [width, setWidth] = useState(640);
  const ref = useCallback((element: Element | null) => {
    if (element === null) {
      return undefined;
    }
    const keep = (measured: number) => setWidth(Math.max(measured, NARROWEST));
    // Measured before the first paint, so that the chart is never painted at a wrong width.
    keep(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => keep(entry?.contentRect.width ?? NARROWEST));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}

/** Rounds to whole pixels, to keep hairlines one pixel thin. */
export function verticalScale([low, high]: readonly [number, number]) {
  return scaleLinear([low, high === low ? low + 1 : high], [PLOT.height - PLOT.bottom, PLOT.top])
    .nice(4)
    .interpolate((start, end) => (at: number) => Math.round(start + (end - start) * at));
}

export type AxesProps = {
  width: number;
  y: ReturnType<typeof verticalScale>;
  /** The center of a point, in pixels. */
  x: (at: number) => number;
  points: readonly ChartPoint[];
  write: (value: number) => string;
};

/** Gridlines with their values, the baseline, and as many point labels as fit. */
export function Axes({ width, y, x, points, write }: AxesProps) {
  const most = Math.max(1, Math.floor((width - PLOT.start) / LABEL_WIDTH));
  return (
    <g>
      {y.ticks(4).map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? styles.baseline : styles.gridline}
            x1={PLOT.start}
            x2={width - PLOT.end}
            y1={y(value)}
            y2={y(value)}
          />
          <text className={styles.tickY} x={PLOT.start - 8} y={y(value)}>
            {write(value)}
          </text>
        </g>
      ))}
      {spread(points.length, most).map((at) => (
        <text key={at} className={styles.tickX} x={x(at)} y={PLOT.height - 8}>
          {points[at]?.label}
        </text>
      ))}
    </g>
  );
}

export type SeriesTableInput = {
  head: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  write: (value: number) => string;
};

/** The chart's numbers, formatted as in the chart. */
export function seriesTable({ head, points, series, write }: SeriesTableInput): ChartTable {
  return {
    head,
    columns: series.map(({ label }) => label),
    rows: points.map((point, at) => ({
      id: point.id,
      label: point.partial === true ? chartWords.notComplete(point.label) : point.label,
      cells: series.map(({ values }) => {
        const value = values[at] ?? null;
        return {
          text: value === null ? '—' : write(value),
          value: value === null ? null : write(value),
        };
      }),
    })),
  };
}

/** The readout of a point: its name and the value of every series. */
export function readPoint({ points, series, write }: SeriesTableInput, at: number | null): string {
  const point = at === null ? undefined : points[at];
  if (point === undefined || at === null) {
    return '';
  }
  const values = series.map(({ label, values: all }) => {
    const value = all[at] ?? null;
    return `${label} ${value === null ? chartWords.notKnown : write(value)}`;
  });
  return `${point.label}: ${values.join(', ')}${point.partial === true ? chartWords.notCompleteAfter : ''}`;
}
