import { useId } from 'react';
import { ChartFigure, type ChartWords } from './chart-figure.tsx';
import * as styles from './chart-figure.css.ts';
import { Axes, PLOT, readPoint, seriesTable, useWidth, verticalScale } from './chart-parts.tsx';
import { rangeOf, runsOf, type ChartPoint, type ChartSeries } from './chart-series.ts';
import { LINE_DASHES, LineLegend } from './chart-legend.tsx';
import { BandStripes } from './chart-patterns.tsx';
import { usePointKeys } from './use-point-keys.ts';
import { chartWords } from './chart.words.ts';

export type SeriesChartProps = ChartWords & {
  /** The header of the table's first column: "Week". */
  pointHead: string;
  points: readonly ChartPoint[];
  /** One to four. */
  series: readonly ChartSeries[];
  /** Formats a value: `(cents) => formatMoney(cents, { currency })`. */
  write: (value: number) => string;
  /** A shorter format for the axis; defaults to `write`. */
  writeTick?: ((value: number) => string) | undefined;
};

/**
 * The trend of up to four series over time. A missing value leaves a gap; incomplete periods have a striped background; 0
 * is always visible.
 *
 * **When:** a trend over time. **When not:** parts of a whole (`StackedBarChart`), a distribution (`Histogram`).
 *
 * **Keyboard:** one tab stop; ← → Home End and PgUp PgDn move the active point, T toggles the table, Escape clears the
 * active point.
 *
 * **Accessibility:** a figure with a title and a summary; lines differ by dash too; the table contains every number.
 *
 * @example
 * <LineChart
 *   title="Sales"
 *   summary="Sales rose to $1,250.00 on Apr 7."
 *   pointHead="Day"
 *   points={[{ id: '2026-04-06', label: 'Apr 6' }, { id: '2026-04-07', label: 'Apr 7' }]}
 *   series={[{ id: 'gross', label: 'Gross sales', hue: 'gross', values: [110_000, 125_000] }]}
 *   write={(cents) => formatMoney(cents, { currency: 'USD' })}
 * />
 */
export function LineChart(props: SeriesChartProps) {
  const { pointHead, points, series, write, writeTick = write, ...words } = props;
  const { width, ref } = useWidth();
  const stripesId = useId();
  const { active, setActive, onKeyDown } = usePointKeys(points.length);
  const numbers = { head: pointHead, points, series, write };
  const y = verticalScale(rangeOf(series));
  const room = width - PLOT.start - PLOT.end;
  const x = (at: number) =>
    PLOT.start + (points.length < 2 ? room / 2 : 16 + (at / (points.length - 1)) * (room - 32));
  // Half the distance to the next point.
  const reach = points.length < 2 ? 24 : Math.max(2, (room - 32) / (points.length - 1) / 2);
  const nearest = (clientX: number, element: Element) => {
    const inside = clientX - element.getBoundingClientRect().left;
    const steps = (inside - PLOT.start - 16) / ((room - 32) / Math.max(points.length - 1, 1));
    return Math.min(Math.max(Math.round(steps), 0), points.length - 1);
  };

  return (
    <ChartFigure
      {...words}
      table={seriesTable(numbers)}
      partialText={partialText(points)}
      legend={series.length > 1 ? <LineLegend series={series} /> : undefined}
      active={active}
      readout={readPoint(numbers, active)}
      onPlotKeyDown={onKeyDown}
    >
      <svg
        ref={ref}
        className={styles.drawing}
        width="100%"
        height={PLOT.height}
        viewBox={`0 0 ${width} ${PLOT.height}`}
        aria-hidden="true"
        onPointerMove={(event) => setActive(nearest(event.clientX, event.currentTarget))}
        onPointerLeave={() => setActive(null)}
      >
        <BandStripes id={stripesId} />
        {points.map(({ id, partial }, at) =>
          partial === true ? (
            <rect
              key={id}
              fill={`url(#${stripesId})`}
              x={x(at) - reach}
              width={Math.min(x(at) + reach, width - PLOT.end) - x(at) + reach}
              y={PLOT.top}
              height={PLOT.height - PLOT.top - PLOT.bottom}
            />
          ) : null,
        )}
        <Axes width={width} y={y} x={x} points={points} write={writeTick} />
        {active === null ? null : (
          <line
            className={styles.cursor}
            x1={x(active)}
            x2={x(active)}
            y1={PLOT.top}
            y2={PLOT.height - PLOT.bottom}
          />
        )}
        {series.map((one, place) => (
          <g key={one.id}>
            {runsOf(one.values).map((run) => (
              <polyline
                key={run[0]?.at}
                className={styles.line[one.hue]}
                strokeDasharray={LINE_DASHES[place % LINE_DASHES.length]}
                points={run.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
              />
            ))}
            {runsOf(one.values)
              .filter((run) => run.length === 1)
              .map(([only]) => (
                <circle
                  key={only?.at}
                  className={styles.point[one.hue]}
                  cx={x(only?.at ?? 0)}
                  cy={y(only?.value ?? 0)}
                  r="4"
                />
              ))}
            <Dot one={one} active={active} x={x} y={y} />
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}

type DotProps = {
  one: ChartSeries;
  active: number | null;
  x: (at: number) => number;
  y: (value: number) => number;
};

function Dot({ one, active, x, y }: DotProps) {
  const value = active === null ? null : (one.values[active] ?? null);
  return active === null || value === null ? null : (
    <circle className={styles.point[one.hue]} cx={x(active)} cy={y(value)} r="5" />
  );
}

/** Names the incomplete points; undefined if all are complete. */
export function partialText(points: readonly ChartPoint[]): string | undefined {
  const open = points.filter(({ partial }) => partial === true).map(({ label }) => label);
  return open.length === 0 ? undefined : chartWords.notCompleteYet(open.join(', '));
}
