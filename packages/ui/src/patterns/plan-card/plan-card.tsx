import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { Text } from '../../components/text/text.tsx';
import * as styles from './plan-card.css.ts';
import { planCardWords } from './plan-card.words.ts';

export type PlanCardProps = {
  name: string;
  description: string;
  /** In cents; null for a free plan. */
  price: { cents: number; currency: Currency; per: 'month' | 'year' } | null;
  /** What it includes, one item per line: "Up to 25 stores". */
  allows: readonly string[];
  /** For the current plan: "Your plan", "Ends on 30 Nov 2026". */
  badge?: string | undefined;
  /** The cost and consequences of choosing it: the proration, what is lost, from when. */
  preview?: ReactNode | undefined;
  /** Why it is unavailable: "You have 31 stores; this plan allows 25." */
  obstacle?: string | undefined;
  action?: ReactNode | undefined;
};

/**
 * A plan: its price, what it includes, and what it means for the books.
 *
 * **When:** to compare plans, or to show the current one. **When not:** to announce that a plan ends use `TrialBanner`.
 *
 * **Accessibility:** a region named by the plan; the reason why it is unavailable is text, not only a disabled button.
 *
 * @example
 * <PlanCard
 *   name="Starter"
 *   description="For one restaurant."
 *   price={{ cents: 4_900, currency: 'USD', per: 'month' }}
 *   allows={['3 stores', '100 payouts a month']}
 *   action={<Button onClick={save}>Choose Starter</Button>}
 * />
 */
export function PlanCard(props: PlanCardProps) {
  const { name, description, price, allows, badge, preview, obstacle, action } = props;
  const headingId = useId();
  const formatMoney = useMoneyFormat();
  return (
    <section
      aria-labelledby={headingId}
      className={badge === undefined ? styles.card : styles.current}
    >
      <div className={styles.head}>
        <Heading level={3} id={headingId}>
          {name}
        </Heading>
        {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
      </div>
      <p>
        <span className={styles.amount}>
          {price === null
            ? planCardWords.noCharge
            : formatMoney(price.cents, { currency: price.currency })}
        </span>
        {price === null ? null : (
          <span className={styles.per}> {planCardWords.per(price.per)}</span>
        )}
      </p>
      <Text>{description}</Text>
      <ul className={styles.list}>
        {allows.map((line) => (
          <Text as="li" key={line}>
            {line}
          </Text>
        ))}
      </ul>
      <div className={styles.foot}>
        {preview === undefined ? null : (
          <Text as="div" size="small" tone="muted">
            {preview}
          </Text>
        )}
        {obstacle === undefined ? null : (
          <Text size="small" tone="warning">
            {obstacle}
          </Text>
        )}
        {action}
      </div>
    </section>
  );
}
