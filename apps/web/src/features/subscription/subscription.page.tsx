import { ButtonLink, Columns, InlineAlert, Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, Subscription } from '../../shared/api/entities.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { BillingContacts } from './billing-contacts.tsx';
import { ForPayingClient } from './for-paying-client.tsx';
import { Invoices } from './invoices.tsx';
import { OwnPlan } from './own-plan.tsx';
import { Plans } from './plans.tsx';
import { Payment } from './payment.tsx';
import { words } from './pages.messages.tsx';
import { billingOf, isPaid } from './plan.view.ts';
import { StatusNote } from './status-note.tsx';
import { plansQuery } from '../../shared/billing/billing.queries.ts';
import { subscriptionQuery } from './subscription.queries.ts';
import { Usage } from './usage.tsx';

/** The active client's plan with its price and limits, and the alternatives. */
export function SubscriptionPage() {
  return (
    <Page>
      <ForPayingClient title={words.subscription}>
        {(client) => <OfClient key={client.id} client={client} />}
      </ForPayingClient>
    </Page>
  );
}

function OfClient({ client }: { client: Client }) {
  const { api } = useServices();
  const subscription = useQuery(subscriptionQuery(api, client.tenant_id));
  return (
    <Stack gap="xl">
      <PageHeader title={words.subscription} description={words.planOf(client.name)} />
      <Loaded query={subscription} label={words.loadingSubscription} shape="card" lines={4}>
        {(data) => <Shown client={client} subscription={data} />}
      </Loaded>
    </Stack>
  );
}

function Shown({ client, subscription }: { client: Client; subscription: Subscription }) {
  const { api } = useServices();
  const plans = useQuery(plansQuery(api));
  return (
    <Stack gap="xl">
      {client.level === 'user_owner' ? null : (
        <InlineAlert tone="info" title={words.onlyOwner}>
          {words.askOwner(client.name)}
        </InlineAlert>
      )}
      <StatusNote
        subscription={subscription}
        action={
          subscription.trial === null ? undefined : (
            <ButtonLink
              size="sm"
              href={toClientHref('/dashboard/subscription/trial-status', client.id)}
            >
              {words.seeTrial}
            </ButtonLink>
          )
        }
      />
      <Loaded query={plans} label={words.loadingPlans} shape="card" lines={4}>
        {(offer) => {
          const billing = billingOf(offer, subscription);
          const isPaying = client.level === 'user_owner' && !billing.isOff;
          return (
            <Stack gap="xl">
              <Columns gap="xl">
                <OwnPlan client={client} subscription={subscription} billing={billing} />
                <Usage subscription={subscription} />
              </Columns>
              <Plans client={client} subscription={subscription} billing={billing} />
              {isPaying && isPaid(subscription) ? (
                <Columns gap="xl">
                  <Payment client={client} />
                  <BillingContacts client={client} />
                </Columns>
              ) : null}
              {isPaying ? <Invoices client={client} /> : null}
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
