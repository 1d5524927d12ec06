import { Button, DescriptionList, Inline, Stack, Text, useMoneyFormat } from '@platebook/ui';
import { useState } from 'react';
import type { Client, Subscription } from '../../shared/api/entities.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { Part } from './part.tsx';
import { canCancel, priceWords, type Billing } from './plan.view.ts';
import { nextDate, stateWords } from './plan-status.view.ts';
import { useDayFormat } from './use-day-format.ts';

export type OwnPlanProps = {
  client: Client;
  subscription: Subscription;
  billing: Billing;
};

/** The plan one has, what it costs, and until when. */
export function OwnPlan({ client, subscription, billing }: OwnPlanProps) {
  const day = useDayFormat();
  const [canceling, setCanceling] = useState(false);
  const { plan, trial } = subscription;
  const price = priceWords(plan, useMoneyFormat());
  const date = nextDate(subscription, day);
  const mayCancel = client.level === 'user_owner' && !billing.isOff && canCancel(subscription);
  return (
    <Part title="Your plan">
      <Stack gap="md">
        <DescriptionList
          aria-label="Your plan"
          items={[
            { term: 'Plan', value: plan.name },
            { term: 'Status', value: stateWords(subscription) },
            ...(price === null
              ? []
              : [
                  {
                    term: trial === null ? 'Price' : 'Price after the trial',
                    value: price,
                  },
                ]),
            ...(date === null ? [] : [date]),
          ]}
        />
        {price === null || trial !== null ? null : (
          <Text size="small" tone="muted">
            The payment provider emails a receipt for each payment. Platebook doesn’t store invoices
            or card details.
          </Text>
        )}
        {mayCancel ? (
          <Inline>
            <Button onClick={() => setCanceling(true)}>{`Cancel ${plan.name}`}</Button>
          </Inline>
        ) : null}
      </Stack>
      <CancelDialog
        open={canceling}
        onOpenChange={setCanceling}
        client={client}
        subscription={subscription}
      />
    </Part>
  );
}
