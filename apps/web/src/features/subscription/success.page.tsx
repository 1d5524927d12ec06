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
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { ForPayingClient } from './for-paying-client.tsx';
import { Part } from './part.tsx';
import { words } from './pages.messages.tsx';
import { confirmationOf, nextDate, nextSteps, type Confirmation } from './plan-status.view.ts';
import { subscriptionQuery } from './subscription.queries.ts';

const READ_AGAIN_MS = 2_000;
const READ_LATE_MS = 10_000;
const LATE_AFTER_MS = 45_000;

/** The return page of a checkout: shows the plan as soon as the payment provider has reported it. */
export function SubscriptionSuccessPage() {
  const [query] = useSearchParams();
  const code = query.get('plan');
  return (
    <Page width="measure">
      <ForPayingClient title={words.payment}>
        {(client) =>
          code === null ? (
            <NothingBought client={client} />
          ) : (
            <Bought key={client.id} client={client} code={code} />
          )
        }
      </ForPayingClient>
    </Page>
  );
}

function NothingBought({ client }: { client: Client }) {
  return (
    <EmptyState
      kind="no-results"
      size="page"
      headingLevel={1}
      title={words.nothingToConfirm}
      action={
        <ButtonLink href={toClientHref('/dashboard/subscription', client.id)}>
          {words.seeSubscription}
        </ButtonLink>
      }
    >
      {words.opensAfter}
    </EmptyState>
  );
}

type BoughtProps = { client: Client; code: string };

/** Polls until the plan is active, so that a reload at any time shows the same. */
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
    <Loaded query={subscription} label={words.loadingSubscription} shape="card" lines={4}>
      {(data) => (
        <ConfirmationNote
          client={client}
          subscription={data}
          confirmation={confirmationOf(data, code, isLate)}
        />
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

type ConfirmationNoteProps = {
  client: Client;
  subscription: Subscription;
  confirmation: Confirmation;
};

function ConfirmationNote({ client, subscription, confirmation }: ConfirmationNoteProps) {
  if (confirmation === 'confirmed') {
    return <Confirmed client={client} subscription={subscription} />;
  }
  return (
    <Stack gap="xl">
      <PageHeader title={words.confirming} description={words.keepWorking} />
      {confirmation === 'waiting' ? <Spinner label={words.waiting} /> : <Late client={client} />}
    </Stack>
  );
}

function Late({ client }: { client: Client }) {
  return (
    <InlineAlert
      tone="warning"
      title={words.longer}
      appeared
      action={
        <Inline>
          <ButtonLink href={toClientHref('/dashboard/subscription', client.id)}>
            {words.seeSubscription}
          </ButtonLink>
          <Link href="/support">{words.contactSupport}</Link>
        </Inline>
      }
    >
      {words.notHeard(client.name)}
    </InlineAlert>
  );
}

function Confirmed({ client, subscription }: Omit<ConfirmationNoteProps, 'confirmation'>) {
  const date = nextDate(subscription, useDayFormat());
  const { plan } = subscription;
  const price = priceWords(plan, useMoneyFormat());
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.youAreOn(plan.name)}
        description={price === null ? words.nothingToPay : words.wentThrough}
      />
      <Stack gap="md">
        <DescriptionList
          aria-label={words.bought}
          items={[
            { term: words.plan, value: plan.name },
            { term: words.for, value: client.name },
            ...(price === null ? [] : [{ term: words.price, value: price }]),
            ...(date === null ? [] : [date]),
          ]}
        />
        {price === null ? null : (
          <Text size="small" tone="muted">
            {words.receipt}
          </Text>
        )}
      </Stack>
      <Part title={words.next}>
        <Stack gap="md">
          <Text>{nextSteps(client.client_category)}</Text>
          <Inline>
            <ButtonLink href={toClientHref('/dashboard', client.id)} variant="primary">
              {words.goHome}
            </ButtonLink>
            <ButtonLink href={toClientHref('/dashboard/subscription', client.id)}>
              {words.seeSubscription}
            </ButtonLink>
          </Inline>
        </Stack>
      </Part>
    </Stack>
  );
}
