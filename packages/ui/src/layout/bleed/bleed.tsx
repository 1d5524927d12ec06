import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import type { Space } from '../../styles/sprinkles.css.ts';
import * as styles from './bleed.css.ts';

export type BleedProps = {
  children: ReactNode;
  /** The padding of the parent that this reaches across. */
  inline?: Space | undefined;
  block?: Space | undefined;
};

/**
 * Lets one thing reach across the padding of what it stands in, to its edge: a table in a surface, a figure on a phone.
 *
 * **When:** the parent has a padding that one child should cross. **When not:** to move things about; take `Inline` or
 * `Spread`.
 */
export function Bleed({ children, inline, block }: BleedProps) {
  return (
    <div
      className={join(
        inline !== undefined && styles.inline[inline],
        block !== undefined && styles.block[block],
      )}
    >
      {children}
    </div>
  );
}
