import {
  ButtonLink,
  Columns,
  DescriptionList,
  Inline,
  Link,
  Page,
  PageHeader,
  Stack,
  Text,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, Subscription } from '../../shared/api/entities.ts';
import { formatCount } from '../../shared/format/counted.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { Part } from './part.tsx';
import { words } from './pages.messages.tsx';
import {
  isPressing,
  nextDate,
  trialEndLines,
  trialView,
  type TrialView,
} from './plan-status.view.ts';
import { StatusNote } from './status-note.tsx';
import { subscriptionQuery } from './subscription.queries.ts';
import { Usage } from './usage.tsx';

/** The rest of the trial, its activity so far, and what follows. */
export function TrialStatusPage() {
  return (
    <Page>
      <ClientPageTitle>{words.trial}</ClientPageTitle>
      <ForActiveClient>{(client) => <Trial key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function Trial({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const subscription = useQuery(subscriptionQuery(api, client.tenant_id));
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.trial}
        eyebrow={<Link href={href('/dashboard/subscription')}>{words.subscription}</Link>}
        description={words.trialOf(client.name)}
      />
      <Loaded query={subscription} label={words.loadingTrial} shape="card" lines={4}>
        {(data) => <Shown client={client} subscription={data} />}
      </Loaded>
    </Stack>
  );
}

type ShownProps = { client: Client; subscription: Subscription };

function Shown({ client, subscription }: ShownProps) {
  const view = trialView(subscription);
  if (view.kind === 'converted' || view.kind === 'none') {
    return <NoTrial view={view} subscription={subscription} />;
  }
  return (
    <Stack gap="xl">
      {isPressing(subscription) ? <StatusNote subscription={subscription} /> : null}
      <Columns gap="xl">
        <SoFar subscription={subscription} />
        <Usage subscription={subscription} />
      </Columns>
      <AtTheEnd client={client} subscription={subscription} />
    </Stack>
  );
}

function NoTrial({ view, subscription }: { view: TrialView; subscription: Subscription }) {
  const href = useClientHref();
  return (
    <Stack gap="xl">
      <Part title={view.title}>
        <Stack gap="md">
          <Text>{view.words}</Text>
          <Inline>
            <ButtonLink href={href('/dashboard/subscription')}>{words.seeSubscription}</ButtonLink>
          </Inline>
        </Stack>
      </Part>
      <Usage subscription={subscription} />
    </Stack>
  );
}

function SoFar({ subscription }: { subscription: Subscription }) {
  const day = useDayFormat();
  const { trial } = subscription;
  if (trial === null) {
    return null;
  }
  const date = nextDate(subscription, day);
  const { words: ending } = trialView(subscription);
  return (
    <Part title={words.soFar}>
      <Stack gap="md">
        <DescriptionList
          aria-label={words.trialSoFar}
          items={[
            {
              term: words.payoutsPosted,
              value: formatCount(trial.posted_payouts),
            },
            { term: words.started, value: day(trial.started_at) },
            ...(trial.is_over ? [] : [{ term: words.daysLeft, value: String(trial.days_left) }]),
            ...(date === null ? [] : [date]),
          ]}
        />
        <Text size="small" tone="muted">
          {ending}
        </Text>
      </Stack>
    </Part>
  );
}

function AtTheEnd({ client, subscription }: ShownProps) {
  const href = useClientHref();
  const isOver = subscription.trial?.is_over === true;
  return (
    <Part title={isOver ? words.canDoNow : words.atTheEnd}>
      <Stack gap="md">
        <Stack as="ul" gap="xs">
          {trialEndLines(isOver, client.client_category).map((line) => (
            <Text as="li" key={line}>
              {line}
            </Text>
          ))}
        </Stack>
        <Inline>
          <ButtonLink href={href('/dashboard/subscription')} variant="primary">
            {client.level === 'user_owner' ? words.choosePlan : words.seeThePlans}
          </ButtonLink>
          <Link href="/support">{words.moreTime}</Link>
        </Inline>
      </Stack>
    </Part>
  );
}
