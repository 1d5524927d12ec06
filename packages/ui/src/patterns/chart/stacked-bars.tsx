import * as styles from './chart-figure.css.ts';
import { PLOT, type verticalScale } from './chart-parts.tsx';
import { PatternLayer } from './chart-patterns.tsx';
import type { StackedPart } from './chart-series.ts';

export type StackedBarProps = {
  parts: readonly StackedPart[];
  /** The index of a series, which decides its pattern. */
  placeOf: (seriesId: string) => number;
  /** The start of the bar, in pixels. */
  start: number;
  width: number;
  /** Too narrow for edges between bars: they merge into one area. */
  slim: boolean;
  y: ReturnType<typeof verticalScale>;
  partial: boolean;
  stripesId: string;
  patternsId: string;
};

/** One stacked bar; striped as a whole if incomplete. */
export function StackedBar(props: StackedBarProps) {
  const { parts, placeOf, start, width, slim, y, partial, stripesId, patternsId } = props;
  const looks = slim ? styles.areaSlim : styles.area;
  const tops = parts.map(({ from, to }) => y(Math.max(from, to)));
  const feet = parts.map(({ from, to }) => y(Math.min(from, to)));
  return (
    <>
      {parts.map(({ seriesId, hue, from, to }) => {
        const shape = {
          x: start,
          width,
          y: y(Math.max(from, to)),
          height: Math.max(Math.abs(y(from) - y(to)), 1),
        };
        return (
          <g key={seriesId}>
            <rect className={looks[hue]} {...shape} />
            <PatternLayer patternsId={patternsId} place={placeOf(seriesId)} {...shape} />
          </g>
        );
      })}
      {partial && parts.length > 0 ? (
        <rect
          fill={`url(#${stripesId})`}
          x={start}
          width={width}
          y={Math.min(...tops)}
          height={Math.max(...feet) - Math.min(...tops)}
        />
      ) : null}
    </>
  );
}

/** The background behind the active bar. */
export function ActiveBand({ middle, width }: { middle: number; width: number }) {
  return (
    <rect
      className={styles.band}
      x={middle - width / 2}
      width={width}
      y={PLOT.top}
      height={PLOT.height - PLOT.top - PLOT.bottom}
    />
  );
}
