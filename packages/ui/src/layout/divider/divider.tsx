import * as styles from './divider.css.ts';

export type DividerProps = {
  /** `hairline` between blocks, `ink` above a total. */
  weight?: 'hairline' | 'ink' | undefined;
};

/**
 * A horizontal rule.
 *
 * **When not:** around everything: separate groups by space, and rule only what is read across.
 *
 * **Accessibility:** a separator.
 *
 * @example
 * <Divider weight="ink" />
 */
export function Divider({ weight = 'hairline' }: DividerProps) {
  return <hr className={styles.divider[weight]} />;
}
