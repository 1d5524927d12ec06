import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** The maximum number of columns: two from a container width of 480 px, all from 800. */
  columns: 2 | 3 | 4;
  /** For small items such as figures: two columns from 300 px, which fit on a phone. On by default with four columns. */
  isSmall?: boolean | undefined;
  gap?: Space | undefined;
};

/**
 * Items of one kind in columns of equal width. For unequal columns use `Columns`.
 *
 * **When:** for cards, stores, figures of one kind. **When not:** for rows to compare use `Table`.
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
