import { Button, Grid, PlanCard, Text } from '@platebook/ui';
import { useState } from 'react';
import type { Client, Plan, Subscription } from '../../shared/api/entities.ts';
import { overLimits } from '../../shared/billing/plan-limits.ts';
import { ChangeInPlace } from './change-in-place.tsx';
import { choiceWords, PayForPlan } from './pay-for-plan.tsx';
import { Part } from './part.tsx';
import { words } from './plan.messages.ts';
import {
  allowances,
  canResume,
  isChangedInPlace,
  isCurrentPlan,
  smallestFit,
  suggestedPlan,
  type Billing,
} from './plan.view.ts';

export type PlansProps = {
  client: Client;
  subscription: Subscription;
  billing: Billing;
};

/** The plans beside each other, to be chosen by an owner. */
export function Plans({ client, subscription, billing }: PlansProps) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  if (billing.isOff && billing.plans.length < 2) {
    return (
      <Part title={words.billing}>
        <Text>{words.isOff(subscription.plan.name)}</Text>
      </Part>
    );
  }
  const fit = smallestFit(subscription, billing.plans);
  const suggested = suggestedPlan(subscription, billing.plans);
  const isMine = client.level === 'user_owner';
  return (
    <Part title={titleFor(client, subscription)}>
      <Grid columns={3}>
        {billing.plans.map((plan) => (
          <PlanCard
            key={plan.code}
            {...cardOf(plan)}
            badge={plan.code === subscription.plan.code ? words.yourPlan : undefined}
            preview={previewOf(subscription, plan, fit)}
            action={
              !isMine || !isChoosable(billing, subscription, plan) ? undefined : isChangedInPlace(
                  subscription,
                  plan,
                ) ? (
                <ChangeInPlace client={client} subscription={subscription} to={plan} />
              ) : (
                <Button
                  variant={plan.code === suggested ? 'primary' : 'secondary'}
                  onClick={() => setChosen(plan)}
                >
                  {choiceWords(subscription, plan)}
                </Button>
              )
            }
          />
        ))}
      </Grid>
      <PayForPlan
        client={client}
        subscription={subscription}
        to={chosen}
        onClose={() => setChosen(null)}
      />
    </Part>
  );
}

function titleFor({ level }: Client, subscription: Subscription): string {
  if (level !== 'user_owner') {
    return words.plans;
  }
  return isCurrentPlan(subscription, subscription.plan.code) ? words.changePlan : words.choosePlan;
}

function cardOf(plan: Plan) {
  const { name, description, price_cents: cents, currency, interval } = plan;
  const price = cents === null ? null : { cents, currency, per: interval };
  return { name, description, price, allows: allowances(plan) };
}

function previewOf(subscription: Subscription, plan: Plan, fit: string | null): string | undefined {
  const over = overLimits(subscription, plan);
  if (over.length > 0) {
    return words.overPreview(over.join(' '));
  }
  return plan.code === fit ? words.fits : undefined;
}

/** The own plan that was canceled is resumed where it is shown, not bought again. */
function isChoosable(billing: Billing, subscription: Subscription, plan: Plan): boolean {
  const isFree = plan.price_cents === null;
  const isResumed = plan.code === subscription.plan.code && canResume(subscription);
  return !isCurrentPlan(subscription, plan.code) && !isResumed && (isFree || !billing.isOff);
}
