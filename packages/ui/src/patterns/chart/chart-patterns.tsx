import type { SVGProps } from 'react';
import * as styles from './chart-figure.css.ts';

/** Lets through what lies below in diagonals: not complete. */
export function Stripes({ id }: { id: string }) {
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

/** The same diagonals as a quiet ground. */
export function BandStripes({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={styles.bandStripe} x1="1" x2="1" y1="0" y2="7" />
      </pattern>
    </defs>
  );
}

const PATTERNS = 4;

/** What tells series apart without their hues: plain, lines across, dots, upright lines. Diagonals mean "not complete". */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-1`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path className={styles.stripe} d="M0 1h6" />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle className={styles.stripe} cx="3" cy="3" r="0.5" />
      </pattern>
      <pattern id={`${id}-3`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path className={styles.stripe} d="M1 0v6" />
      </pattern>
    </defs>
  );
}

type PatternLayerProps = SVGProps<SVGRectElement> & { patternsId: string; place: number };

/** Laid over an area of the same size; in sight only where hues do not suffice. */
export function PatternLayer({ patternsId, place, ...shape }: PatternLayerProps) {
  const at = place % PATTERNS;
  return at === 0 ? null : (
    <rect className={styles.pattern} fill={`url(#${patternsId}-${at})`} {...shape} />
  );
}
