import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { formatNumber } from '../number-format/format-number.ts';
import * as styles from './badge.css.ts';

export type BadgeProps = {
  /** One or two words: "New", "Read only". */
  children: string;
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger' | undefined;
};

/**
 * A word set apart from the name it belongs to: "New", "Sample data", "Read only".
 *
 * **When:** a lasting property that must not be overlooked. **When not:** the state of a run, an entry or a connection
 * (`StatusPill`), a selection (`Tag`), a word that fits into the line.
 *
 * **Accessibility:** plain text. The tone repeats what the word says.
 *
 * @example
 * <Badge tone="info">Sample data</Badge>
 */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={styles.badge[tone]}>{children}</span>;
}

export type CounterBadgeProps = {
  count: number;
  /** What is counted, after the number: "unread messages". Announced, not shown. */
  label: string;
  /** Above this number "99+" is shown; defaults to 99. The full number is announced. */
  most?: number | undefined;
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
  /** Shows a zero, which is hidden by default. */
  showZero?: boolean | undefined;
  locale?: string | undefined;
};

/**
 * A count beside a name: "12", "99+".
 *
 * **When:** beside a tab, a navigation item, a button that opens what is counted. **When not:** a figure that stands
 * alone; write it as text.
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
