import {
  Button,
  ButtonLink,
  Inline,
  InlineAlert,
  Link,
  Page,
  PageHeader,
  Stack,
  Text,
  useMoneyFormat,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Client, Plan, Subscription } from '../../shared/api/entities.ts';
import { priceWords } from '../../shared/billing/plan-limits.ts';
import { failureTitle, unlessStated } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { ForPayingClient } from './for-paying-client.tsx';
import { words } from './pages.messages.tsx';
import { billingOf, isCurrentPlan } from './plan.view.ts';
import { isPressing } from './plan-status.view.ts';
import { StatusNote } from './status-note.tsx';
import { plansQuery } from '../../shared/billing/billing.queries.ts';
import { subscriptionQuery } from './subscription.queries.ts';
import { useCheckout } from './use-plan-changes.ts';

/** The return page of a canceled or declined checkout; the address keeps the chosen plan. */
export function SubscriptionFailedPage() {
  const [query] = useSearchParams();
  return (
    <Page width="measure">
      <ForPayingClient title={words.paymentNotCompleted}>
        {(client) => <NotPaid key={client.id} client={client} code={query.get('plan')} />}
      </ForPayingClient>
    </Page>
  );
}

function NotPaid({ client, code }: { client: Client; code: string | null }) {
  const { api } = useServices();
  const plans = useQuery(plansQuery(api));
  const subscription = useQuery(subscriptionQuery(api, client.tenant_id));
  return (
    <Stack gap="xl">
      <PageHeader title={words.notCompleted} description={words.notChargedBooks} />
      <Loaded query={subscription} label={words.loadingSubscription}>
        {(own) => (
          <Loaded query={plans} label={words.loadingPlans}>
            {(offer) => (
              <WayOut
                client={client}
                subscription={own}
                plan={billingOf(offer, own).plans.find((plan) => plan.code === code) ?? null}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}

type WayOutProps = {
  client: Client;
  subscription: Subscription;
  plan: Plan | null;
};

function WayOut({ client, subscription, plan }: WayOutProps) {
  const mayPay = client.level === 'user_owner' && plan !== null;
  const hasIt = plan !== null && isCurrentPlan(subscription, plan.code);
  return (
    <Stack gap="xl">
      <Text>{hasIt ? words.alreadyOn(plan.name) : words.declined(client.name)}</Text>
      {isPressing(subscription) ? <StatusNote subscription={subscription} /> : null}
      {hasIt || !mayPay ? (
        <Inline>
          <ButtonLink href={toClientHref('/dashboard/subscription', client.id)} variant="primary">
            {words.seeSubscription}
          </ButtonLink>
        </Inline>
      ) : (
        <TryAgain client={client} plan={plan} />
      )}
      <Text tone="muted">
        {words.keepsFailing(<Link href="/support">{words.contactSupport}</Link>)}
      </Text>
    </Stack>
  );
}

function TryAgain({ client, plan }: { client: Client; plan: Plan }) {
  const checkout = useCheckout(client.tenant_id);
  const price = priceWords(plan, useMoneyFormat());
  const failure = checkout.isError ? failureTitle(checkout.error) : null;
  return (
    <Stack gap="md">
      {failure === null ? null : (
        <InlineAlert tone="danger" title={failure} appeared>
          {unlessStated(failure, words.notCharged)}
        </InlineAlert>
      )}
      <Inline>
        <Button
          variant="primary"
          loading={checkout.isPending || checkout.isSuccess}
          onClick={() => checkout.mutate(plan.code)}
        >
          {price === null ? words.tryAgain(plan.name) : words.tryAgainFor(plan.name, price)}
        </Button>
        <ButtonLink href={toClientHref('/dashboard/subscription', client.id)}>
          {words.seePlans}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
