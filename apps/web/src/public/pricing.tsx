import { formatMoney, PlanCard } from '@platebook/ui';
import type { OfferedPlan } from './public-data.ts';
import * as frame from './frame.css.ts';
import * as styles from './home.css.ts';
import { Section } from './section.tsx';
import { capitalized } from '../shared/format/capitalized.ts';

/** What it costs: the plans of this installation, and nothing that they do not say. */
export function Pricing({ plans }: { plans: readonly OfferedPlan[] | null }) {
  const only = plans?.length === 1 ? plans[0] : undefined;
  if (only?.price_cents === null && only.trial_days === 0) {
    return (
      <Section
        id="pricing"
        title="Free on your own machine"
        lead="No card, and no trial that runs out."
        beside
      >
        <div className={styles.offer}>
          <div className={styles.offered}>
            <h3 className={frame.entryTitle}>{only.name}</h3>
            <p className={styles.prose}>{only.description}</p>
            <p className={styles.prose}>{inSentence(allowances(only))}</p>
          </div>
          <p className={styles.price}>{formatMoney(0, { currency: only.currency })}</p>
        </div>
      </Section>
    );
  }
  return (
    <Section id="pricing" title="Pricing">
      {plans === null || plans.length === 0 ? (
        <p className={styles.sectionLead}>
          Prices aren’t available right now. Reload this page in a minute.
        </p>
      ) : (
        <div className={styles.three}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.code}
              name={plan.name}
              description={plan.description}
              price={
                plan.price_cents === null
                  ? null
                  : { cents: plan.price_cents, currency: plan.currency, per: plan.interval }
              }
              allows={allowances(plan)}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

/** "Unlimited clients, unlimited stores, …" of lines that each begin with a capital. */
function inSentence(lines: readonly string[]): string {
  const text = lines.join(', ').toLowerCase();
  return `${capitalized(text)}.`;
}

const COUNTED = [
  ['clients', 'client', 'clients'],
  ['stores', 'store', 'stores'],
  ['users', 'team member', 'team members'],
] as const;

/** What a plan allows, a line each. */
function allowances({ limits, price_cents, trial_days }: OfferedPlan): string[] {
  const counted = COUNTED.map(([limit, one, many]) => {
    const count = limits[limit];
    return count === null
      ? `Unlimited ${many}`
      : `Up to ${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
  });
  const months = limits.history_months;
  return [
    ...counted,
    months === null
      ? 'All the history you have'
      : `${months.toLocaleString('en-US')} ${months === 1 ? 'month' : 'months'} of history`,
    ...(trial_days > 0 && price_cents !== null ? [`${trial_days}-day free trial`] : []),
  ];
}
