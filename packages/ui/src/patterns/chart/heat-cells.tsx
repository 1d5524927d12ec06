import { Diagonals } from './chart-patterns.tsx';
import type { HeatDay } from './heat-days.ts';
import * as styles from './heat-calendar.css.ts';

type HeatCellProps = {
  state: HeatDay;
  /** The center of the cell, in pixels. */
  x: number;
  y: number;
  /** The side length of a cell. */
  side: number;
  hatchId: string;
};

/** One day. Complete days are small, so that the others stand out: hatched, or crossed and framed. */
export function HeatCell({ state, x, y, side, hatchId }: HeatCellProps) {
  const half = Math.floor(side / 2) - 1;
  const square = { x: x - half, y: y - half, width: half * 2, height: half * 2 };
  if (state === 'complete') {
    const inner = Math.max(2, Math.round(half * 0.6));
    return (
      <rect
        className={styles.cell.complete}
        x={x - inner}
        y={y - inner}
        width={inner * 2}
        height={inner * 2}
      />
    );
  }
  if (state === 'not_due') {
    return <circle className={styles.cell.not_due} cx={x} cy={y} r="1" />;
  }
  return state === 'partial' ? (
    <>
      <rect fill={`url(#${hatchId})`} {...square} />
      <rect className={styles.cell.partial} {...square} />
    </>
  ) : (
    <>
      <rect className={styles.cell.missing} {...square} />
      <path
        className={styles.cell.missing}
        d={`M${x - half} ${y - half}l${half * 2} ${half * 2}m0 ${-half * 2}l${-half * 2} ${half * 2}`}
      />
    </>
  );
}

/** The hatching of an incomplete day. */
export function HeatHatch({ id }: { id: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <Diagonals id={id} line={styles.hatch} size={4} />
    </svg>
  );
}
