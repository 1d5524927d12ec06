import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './columns.css.ts';

export type ColumnsProps = {
  children: ReactNode;
  /** `equal` shares the width; `main-side` gives the first column two thirds; `fit` packs as many 240 px columns as there is room for. */
  template?: 'equal' | 'main-side' | 'fit' | undefined;
  gap?: Space | undefined;
};

/**
 * Columns that fall under each other when their container gets narrow.
 *
 * **When not:** many things of one kind (`Grid`), a list and what it opens (`Split`).
 *
 * @example
 * <Columns template="main-side">
 *   <Stack>…</Stack>
 *   <Surface>Help</Surface>
 * </Columns>
 */
export function Columns({ children, template = 'equal', gap = 'lg' }: ColumnsProps) {
  return (
    <div className={styles.container}>
      <div className={join(styles.template[template], flowSprinkles({ gap }))}>{children}</div>
    </div>
  );
}
