import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** How many stand beside each other where there is room: two from 480 px of the container, all from 800. */
  columns: 2 | 3 | 4;
  /** Figures and others that are small: two beside each other from 300 px, which a phone has. Four are small always. */
  isSmall?: boolean | undefined;
  gap?: Space | undefined;
};

/**
 * Things of one kind in rows and columns of equal width. For unequal columns take `Columns`.
 *
 * **When:** cards, stores, figures of one kind. **When not:** rows that are compared (`Table`).
 *
 * @example
 * <Grid columns={3}>
 *   <StatCard label="Payouts" value="12" />
 *   <StatCard label="Entries" value="14" />
 * </Grid>
 */
export function Grid({ children, columns, isSmall = columns === 4, gap = 'lg' }: GridProps) {
  return (
    <div className={styles.container}>
      <div
        className={join((isSmall ? styles.small : styles.columns)[columns], flowSprinkles({ gap }))}
      >
        {children}
      </div>
    </div>
  );
}
