import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './columns.css.ts';

export type ColumnsProps = {
  children: ReactNode;
  /** `equal` shares the width; `main-side` gives the first two thirds; `fit` packs as many 240 px columns as fit. */
  template?: 'equal' | 'main-side' | 'fit' | undefined;
  gap?: Space | undefined;
};

/**
 * Columns that stack in a narrow container.
 *
 * **When not:** for many items of one kind use `Grid`, for a list and its detail `Split`.
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
