import * as styles from './divider.css.ts';

export type DividerProps = {
  /** `hairline` between blocks, `ink` over a total. */
  weight?: 'hairline' | 'ink' | undefined;
};

/**
 * A line across the page.
 *
 * **When not:** around everything: space parts what belongs apart, a line what is read across.
 *
 * **Accessibility:** a separator.
 *
 * @example
 * <Divider weight="ink" />
 */
export function Divider({ weight = 'hairline' }: DividerProps) {
  return <hr className={styles.divider[weight]} />;
}
