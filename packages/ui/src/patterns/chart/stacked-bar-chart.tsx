import { useId } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import * as styles from './chart-figure.css.ts';
import { AreaLegend } from './chart-legend.tsx';
import { Axes, PLOT, readPoint, seriesTable, useWidth, verticalScale } from './chart-parts.tsx';
import { SeriesPatterns, Stripes } from './chart-patterns.tsx';
import { stack } from './chart-series.ts';
import { partialText, type SeriesChartProps } from './line-chart.tsx';
import { ActiveBand, StackedBar } from './stacked-bars.tsx';
import { usePointKeys } from './use-point-keys.ts';

const WIDEST_BAR = 48;
/** In pixels; the edges of a narrower bar would cover it. */
const NARROWEST_EDGED = 4;

export type StackedBarChartProps = SeriesChartProps & {
  /** Shows the patterns that replace hues in print and in forced colors on screen too. */
  patterned?: boolean | undefined;
};

/**
 * The parts of each period: positive values stack up from 0, negative ones down; incomplete periods are striped.
 *
 * **When:** the parts of a whole per period. **When not:** a trend (`LineChart`), one payout (`PayoutWaterfall`).
 *
 * **Keyboard:** one tab stop; ← → Home End and PgUp PgDn move the active bar, T toggles the table, Escape clears the active
 * bar.
 *
 * **Accessibility:** a figure with a title and a summary; parts differ by pattern where hues do not show; the table
 * contains every number.
 *
 * @example
 * <StackedBarChart
 *   title="What the platforms kept"
 *   summary="Fees of $250.00 and ads of $40.00."
 *   pointHead="Month"
 *   points={[{ id: '2026-04', label: 'April', partial: true }]}
 *   series={[
 *     { id: 'fees', label: 'Fees', hue: 'fees', values: [25_000] },
 *     { id: 'ads', label: 'Ads', hue: 'ads', values: [4_000] },
 *   ]}
 *   write={(cents) => formatMoney(cents, { currency: 'USD' })}
 * />
 */
export function StackedBarChart(props: StackedBarChartProps) {
  const { pointHead, points, series, write, writeTick = write, patterned, ...words } = props;
  const { width, ref } = useWidth();
  const { active, setActive, onKeyDown } = usePointKeys(points.length);
  const [stripesId, patternsId] = [useId(), useId()];
  const numbers = { head: pointHead, points, series, write };
  const bars = stack(series, points.length);
  const levels = bars.flatMap((bar) => bar.map(({ to }) => to));
  const y = verticalScale([Math.min(0, ...levels), Math.max(0, ...levels)]);
  const step = (width - PLOT.start - PLOT.end) / Math.max(points.length, 1);
  const x = (at: number) => PLOT.start + (at + 0.5) * step;
  const spaced = Math.min(WIDEST_BAR, step * 0.64);
  const slim = spaced < NARROWEST_EDGED;
  const barWidth = slim ? step : spaced;

  return (
    <ChartFigure
      {...words}
      patterned={patterned}
      table={seriesTable(numbers)}
      partialText={partialText(points)}
      legend={
        series.length > 1 ? <AreaLegend series={series} patternsId={patternsId} /> : undefined
      }
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
        onPointerMove={({ clientX, currentTarget }) => {
          const inside = clientX - currentTarget.getBoundingClientRect().left - PLOT.start;
          const at = Math.floor(inside / step);
          setActive(at >= 0 && at < points.length ? at : null);
        }}
        onPointerLeave={() => setActive(null)}
      >
        <Stripes id={stripesId} />
        <SeriesPatterns id={patternsId} />
        {active === null ? null : <ActiveBand middle={x(active)} width={step} />}
        <Axes width={width} y={y} x={x} points={points} write={writeTick} />
        {bars.map((parts, at) => (
          <StackedBar
            key={points[at]?.id}
            parts={parts}
            placeOf={(seriesId) => series.findIndex(({ id }) => id === seriesId)}
            start={x(at) - barWidth / 2}
            width={barWidth}
            slim={slim}
            y={y}
            partial={points[at]?.partial === true}
            stripesId={stripesId}
            patternsId={patternsId}
          />
        ))}
      </svg>
    </ChartFigure>
  );
}
