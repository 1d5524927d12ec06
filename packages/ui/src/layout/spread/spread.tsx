import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './spread.css.ts';

export type SpreadProps = {
  /** At the start; takes the remaining width. */
  children: ReactNode;
  /** At the end, at its own width; wraps below the start if that would have less than 240 px. */
  end: ReactNode;
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
};

/**
 * Pushes two items to the ends of a line: a name and its actions.
 *
 * **When:** for a title and its button, a name and its amount. **When not:** for more than two items use `Inline`.
 *
 * @example
 * <Spread end={<Money cents={125_000} currency="USD" />}>Uber Eats, April 7</Spread>
 */
export function Spread({ children, end, gap = 'md', align = 'center' }: SpreadProps) {
  return (
    <div className={join(styles.spread, flowSprinkles({ gap, alignItems: align }))}>
      <div className={styles.start}>{children}</div>
      <div className={styles.end}>{end}</div>
    </div>
  );
}
