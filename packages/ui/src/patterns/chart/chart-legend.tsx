import * as styles from './chart-figure.css.ts';
import { PatternLayer } from './chart-patterns.tsx';
import type { ChartSeries } from './chart-series.ts';

/** Dashes distinguish lines in print and in forced colors. */
export const LINE_DASHES = [undefined, '6 4', '2 4', '10 4 2 4'];

/** The lines' names with their strokes, in chart order. */
export function LineLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, label, hue }, place) => (
        <li key={id} className={styles.legendItem}>
          <svg width="24" height="12" aria-hidden="true">
            <line
              className={styles.line[hue]}
              strokeDasharray={LINE_DASHES[place % LINE_DASHES.length]}
              x1="1"
              x2="23"
              y1="6"
              y2="6"
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The areas' names with their hues and patterns, in stacking order. */
export function AreaLegend({
  series,
  patternsId,
}: {
  series: readonly ChartSeries[];
  patternsId: string;
}) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, label, hue }, place) => (
        <li key={id} className={styles.legendItem}>
          <svg width="12" height="12" aria-hidden="true">
            <rect className={styles.area[hue]} width="12" height="12" />
            <PatternLayer patternsId={patternsId} place={place} width={12} height={12} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
