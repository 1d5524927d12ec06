import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './spread.css.ts';

export type SpreadProps = {
  /** At the start; takes the room that is left. */
  children: ReactNode;
  /** At the end, as wide as it is; falls below the start where less than 240 px would be left. */
  end: ReactNode;
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
};

/**
 * Two things at the two ends of a line: a name and what can be done with it.
 *
 * **When:** a title and its button, a name and its amount. **When not:** more than two things (`Inline`).
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
