import type { SVGProps } from 'react';
import * as styles from './chart-figure.css.ts';

type DiagonalsProps = { id: string; line: string; size: number };

/** A pattern of diagonals, `size` px apart, drawn in the class `line`. */
export function Diagonals({ id, line, size }: DiagonalsProps) {
  return (
    <defs>
      <pattern
        id={id}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={line} x1="1" x2="1" y1="0" y2={size} />
      </pattern>
    </defs>
  );
}

const WIDE_PX = 7;

/** Diagonals that let the area below show through: it is incomplete. */
export function Stripes({ id }: { id: string }) {
  return <Diagonals id={id} line={styles.stripe} size={WIDE_PX} />;
}

/** The same diagonals as a subtle background. */
export function BandStripes({ id }: { id: string }) {
  return <Diagonals id={id} line={styles.bandStripe} size={WIDE_PX} />;
}

const PATTERNS = 4;

/** Patterns that distinguish series without hues: plain, horizontal, dots, vertical. Diagonals mean "not complete". */
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

/** Overlays an area of the same size; visible only where hues are not enough. */
export function PatternLayer({ patternsId, place, ...shape }: PatternLayerProps) {
  const at = place % PATTERNS;
  return at === 0 ? null : (
    <rect className={styles.pattern} fill={`url(#${patternsId}-${at})`} {...shape} />
  );
}
