import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { formatNumber } from '../number-format/format-number.ts';
import * as styles from './badge.css.ts';

export type BadgeProps = {
  /** One or two words: "New", "Read only". */
  children: string;
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger' | undefined;
};

/**
 * A word that is set off from the name it belongs to: "New", "Sample data", "Read only".
 *
 * **When:** a lasting property of a thing that must not be overlooked. **When not:** the state of a run, an entry or a
 * connection (`StatusPill`), what somebody chose (`Tag`), a word that can simply stand in the line.
 *
 * **Accessibility:** plain text, read in its place. The tone repeats what the word says.
 *
 * @example
 * <Badge tone="info">Sample data</Badge>
 */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={styles.badge[tone]}>{children}</span>;
}

export type CounterBadgeProps = {
  count: number;
  /** What is counted, after the number: "unread messages". Read out, not shown. */
  label: string;
  /** From here on "99+" stands for all; 99 when left out. The full number is read out. */
  most?: number | undefined;
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
  /** Nothing is shown for none, unless a zero says something here. */
  showZero?: boolean | undefined;
  locale?: string | undefined;
};

/**
 * How many wait behind a name: "12", "99+".
 *
 * **When:** beside a tab, a place in the navigation, a button that opens what is counted. **When not:** a figure that is
 * read for itself; write it.
 *
 * @example
 * <CounterBadge count={12} label="unread messages" />
 */
export function CounterBadge(props: CounterBadgeProps) {
  const { count, label, most = 99, tone = 'neutral', showZero = false, locale } = props;
  if (count === 0 && !showZero) {
    return null;
  }
  const shown =
    count > most ? `${formatNumber(most, { locale })}+` : formatNumber(count, { locale });
  return (
    <>
      <bdi dir="ltr" aria-hidden="true" className={styles.counter[tone]}>
        {shown}
      </bdi>
      <VisuallyHidden>{` ${formatNumber(count, { locale })} ${label}`}</VisuallyHidden>
    </>
  );
}
