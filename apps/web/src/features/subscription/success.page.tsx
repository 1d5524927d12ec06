import {
  ButtonLink,
  DescriptionList,
  EmptyState,
  InlineAlert,
  Inline,
  Link,
  Page,
  PageHeader,
  Spinner,
  Stack,
  Text,
  useMoneyFormat,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Client, Subscription } from '../../shared/api/entities.ts';
import { priceWords } from '../../shared/billing/plan-limits.ts';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { ForPayingClient } from './for-paying-client.tsx';
import { Part } from './part.tsx';
import { confirmationOf, nextDate, nextSteps, type Confirmation } from './plan-status.view.ts';
import { subscriptionQuery } from './subscription.queries.ts';
import { useDayFormat } from './use-day-format.ts';

const READ_AGAIN_MS = 2_000;
const READ_LATE_MS = 10_000;
const LATE_AFTER_MS = 45_000;

/** Where a checkout leads back to: what was bought, as soon as the payment provider has told of it. */
export function SubscriptionSuccessPage() {
  const [query] = useSearchParams();
  const code = query.get('plan');
  return (
    <Page width="measure">
      <ClientPageTitle>Payment</ClientPageTitle>
      <ForPayingClient>
        {(client) =>
          code === null ? <NothingBought /> : <Bought key={client.id} client={client} code={code} />
        }
      </ForPayingClient>
    </Page>
  );
}

function NothingBought() {
  const href = useClientHref();
  return (
    <EmptyState
      kind="no-results"
      size="page"
      headingLevel={1}
      title="There’s no payment to confirm"
      action={<ButtonLink href={href('/dashboard/subscription')}>See your subscription</ButtonLink>}
    >
      This page opens after a payment and names the plan you paid for.
    </EmptyState>
  );
}

type BoughtProps = { client: Client; code: string };

/** It asks again until the plan is there, so that a reload at any moment says the same. */
function Bought({ client, code }: BoughtProps) {
  const { api } = useServices();
  const isLate = useIsLate();
  const subscription = useQuery({
    ...subscriptionQuery(api, client.tenant_id),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && confirmationOf(data, code, isLate) === 'confirmed'
        ? false
        : isLate
          ? READ_LATE_MS
          : READ_AGAIN_MS,
  });
  return (
    <Loaded query={subscription} label="Loading your subscription" shape="card" lines={4}>
      {(data) => (
        <Told client={client} subscription={data} told={confirmationOf(data, code, isLate)} />
      )}
    </Loaded>
  );
}

/** Whether the page has waited longer than a payment usually takes. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

type ToldProps = {
  client: Client;
  subscription: Subscription;
  told: Confirmation;
};

function Told({ client, subscription, told }: ToldProps) {
  if (told === 'confirmed') {
    return <Confirmed client={client} subscription={subscription} />;
  }
  return (
    <Stack gap="xl">
      <PageHeader
        title="Confirming your payment…"
        description="You can stay here or keep working. The plan starts as soon as the payment provider confirms."
      />
      {told === 'waiting' ? (
        <Spinner label="Waiting for the payment provider" />
      ) : (
        <Late clientName={client.name} />
      )}
    </Stack>
  );
}

function Late({ clientName }: { clientName: string }) {
  const href = useClientHref();
  return (
    <InlineAlert
      tone="warning"
      title="This is taking longer than usual"
      appeared
      action={
        <Inline>
          <ButtonLink href={href('/dashboard/subscription')}>See your subscription</ButtonLink>
          <Link href="/support">Contact support</Link>
        </Inline>
      }
    >
      {`We haven’t heard from the payment provider yet. Don’t pay again: if the payment went through, the plan for ${clientName} starts without you doing anything.`}
    </InlineAlert>
  );
}

function Confirmed({ client, subscription }: Omit<ToldProps, 'told'>) {
  const href = useClientHref();
  const date = nextDate(subscription, useDayFormat());
  const { plan } = subscription;
  const price = priceWords(plan, useMoneyFormat());
  return (
    <Stack gap="xl">
      <PageHeader
        title={`You’re on ${plan.name}`}
        description={
          price === null
            ? 'There’s nothing to pay. Your books are unchanged.'
            : 'Your payment went through. Your books are unchanged.'
        }
      />
      <Stack gap="md">
        <DescriptionList
          aria-label="What you bought"
          items={[
            { term: 'Plan', value: plan.name },
            { term: 'For', value: client.name },
            ...(price === null ? [] : [{ term: 'Price', value: price }]),
            ...(date === null ? [] : [date]),
          ]}
        />
        {price === null ? null : (
          <Text size="small" tone="muted">
            The payment provider emails the receipt.
          </Text>
        )}
      </Stack>
      <Part title="What’s next">
        <Stack gap="md">
          <Text>{nextSteps(client.client_category)}</Text>
          <Inline>
            <ButtonLink href={href('/dashboard')} variant="primary">
              Go to Home
            </ButtonLink>
            <ButtonLink href={href('/dashboard/subscription')}>See your subscription</ButtonLink>
          </Inline>
        </Stack>
      </Part>
    </Stack>
  );
}
