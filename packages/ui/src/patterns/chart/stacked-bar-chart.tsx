import { useId } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import * as styles from './chart-figure.css.ts';
import {
  Axes,
  Legend,
  PLOT,
  readPoint,
  seriesTable,
  useWidth,
  verticalScale,
} from './chart-parts.tsx';
import { stack } from './chart-series.ts';
import { partialText, type SeriesChartProps } from './line-chart.tsx';
import { usePointKeys } from './use-point-keys.ts';

const WIDEST_BAR = 48;

/**
 * What each period was made of: gains pile up from 0, losses hang down from it; a period that is not complete is
 * striped. See `ChartFigure`.
 */
export function StackedBarChart(props: SeriesChartProps) {
  const { pointHead, points, series, write, writeTick = write, ...words } = props;
  const { width, ref } = useWidth();
  const { active, setActive, onKeyDown } = usePointKeys(points.length);
  const stripesId = useId();
  const numbers = { head: pointHead, points, series, write };
  const bars = stack(series, points.length);
  const levels = bars.flatMap((bar) => bar.map(({ to }) => to));
  const y = verticalScale([Math.min(0, ...levels), Math.max(0, ...levels)]);
  const step = (width - PLOT.start - PLOT.end) / Math.max(points.length, 1);
  const x = (at: number) => PLOT.start + (at + 0.5) * step;
  const barWidth = Math.max(1, Math.min(WIDEST_BAR, step * 0.64));

  return (
    <ChartFigure
      {...words}
      table={seriesTable(numbers)}
      partialText={partialText(points)}
      legend={<Legend series={series} />}
      active={active}
      readout={readPoint(numbers, active)}
      onPlotKeyDown={onKeyDown}
    >
      <svg
        ref={ref}
        className={styles.drawing}
        width="100%"
        height={PLOT.height}
        aria-hidden="true"
        onPointerLeave={() => setActive(null)}
      >
        <Stripes id={stripesId} />
        <Axes width={width} y={y} x={x} points={points} write={writeTick} />
        {bars.map((parts, at) => (
          <g key={points[at]?.id} onPointerEnter={() => setActive(at)}>
            {active === at ? (
              <line
                className={styles.cursor}
                x1={x(at) - barWidth / 2 - 4}
                x2={x(at) - barWidth / 2 - 4}
                y1={PLOT.top}
                y2={PLOT.height - PLOT.bottom}
              />
            ) : null}
            {parts.map(({ seriesId, hue, from, to }) => (
              <rect
                key={seriesId}
                className={styles.area[hue]}
                x={x(at) - barWidth / 2}
                width={barWidth}
                y={y(Math.max(from, to))}
                height={Math.max(Math.abs(y(from) - y(to)), 1)}
              />
            ))}
            {points[at]?.partial === true && parts.length > 0 ? (
              <rect
                fill={`url(#${stripesId})`}
                x={x(at) - barWidth / 2}
                width={barWidth}
                y={Math.min(...parts.map(({ from, to }) => y(Math.max(from, to))))}
                height={
                  Math.max(...parts.map(({ from, to }) => y(Math.min(from, to)))) -
                  Math.min(...parts.map(({ from, to }) => y(Math.max(from, to))))
                }
              />
            ) : null}
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}

function Stripes({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={styles.stripe} x1="1" x2="1" y1="0" y2="7" />
      </pattern>
    </defs>
  );
}
