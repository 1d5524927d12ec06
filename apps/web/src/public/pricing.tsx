import { formatMoney, PlanCard } from '@platebook/ui';
import type { OfferedPlan } from './public-data.ts';
import * as frame from './frame.css.ts';
import * as styles from './home.css.ts';
import { Section } from './section.tsx';
import { capitalized } from '../shared/format/capitalized.ts';
import { language } from '../shared/language/language.ts';
import { words } from './pricing.messages.ts';

/** The installation's plans with exactly their own terms. */
export function Pricing({ plans }: { plans: readonly OfferedPlan[] | null }) {
  const only = plans?.length === 1 ? plans[0] : undefined;
  if (only?.price_cents === null && only.trial_days === 0) {
    return (
      <Section id="pricing" title={words.freeTitle} lead={words.freeLead} beside>
        <div className={styles.offer}>
          <div className={styles.offered}>
            <h3 className={frame.entryTitle}>{only.name}</h3>
            <p className={styles.prose}>{only.description}</p>
            <p className={styles.prose}>{inSentence(allowances(only))}</p>
          </div>
          <p className={styles.price}>
            {formatMoney(0, { currency: only.currency, locale: language() })}
          </p>
        </div>
      </Section>
    );
  }
  return (
    <Section id="pricing" title={words.title}>
      {plans === null || plans.length === 0 ? (
        <p className={styles.sectionLead}>{words.unavailable}</p>
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

/** Joins capitalized lines into "Unlimited clients, unlimited stores, …". */
function inSentence(lines: readonly string[]): string {
  const text = lines.join(', ').toLowerCase();
  return `${capitalized(text)}.`;
}

/** What a plan allows, one line each. */
function allowances({ limits, price_cents, trial_days }: OfferedPlan): string[] {
  const { clients, stores, users, history_months: months } = limits;
  return [
    clients === null ? words.unlimitedClients : words.clients(clients),
    stores === null ? words.unlimitedStores : words.stores(stores),
    users === null ? words.unlimitedUsers : words.users(users),
    months === null ? words.allHistory : words.history(months),
    ...(trial_days > 0 && price_cents !== null ? [words.trial(trial_days)] : []),
  ];
}
