import {
  ButtonLink,
  Grid,
  Heading,
  Inline,
  InlineAlert,
  Link,
  PageHeader,
  Stack,
  StatCard,
  Text,
} from '@platebook/ui';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref, useClientHref } from '../../shared/workspace/client-href.ts';
import { CloseCalendar } from './close-calendar.tsx';
import { words } from './portfolio.messages.ts';
import { portfolioQuery, type Portfolio, type PortfolioNeed } from './portfolio.queries.ts';
import { needLinks, readCloseAddress } from './portfolio.view.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { placeOf } from '../../shared/workspace/destinations.ts';
import { readVisits } from '../../shared/workspace/recent-visits.ts';

/** The home for several clients: pending work per client, and the month's progress. */
export function PortfolioHome() {
  const { api } = useServices();
  const [query] = useSearchParams();
  const filter = readCloseAddress(query);
  // Refetch on return: the reader may have just changed pending work in a client.
  const portfolio = useInfiniteQuery({ ...portfolioQuery(api, filter), staleTime: 0 });
  return (
    <Stack gap="xxl">
      <title>{`${words.documentTitle} – Platebook`}</title>
      <PageHeader
        title={words.title}
        actions={<ButtonLink href="/dashboard/clients">{words.allClients}</ButtonLink>}
      />
      <Loaded query={portfolio} label={words.loading} shape="table" lines={SKELETON_LINES}>
        {({ pages }) => {
          const [first] = pages;
          return first === undefined ? null : (
            <Stack gap="xxl">
              <Strip clients={first.clients} />
              <NeedsYou needs={first.needs} attention={first.clients.attention} />
              <ContinueList />
              <CloseCalendar filter={filter} pages={pages} more={portfolio} />
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}

const SKELETON_LINES = 12;

function Strip({ clients }: { clients: Portfolio['clients'] }) {
  const href = useClientHref();
  const figures = [
    { view: 'ok', label: words.ok, count: clients.ok },
    { view: 'attention', label: words.attention, count: clients.attention },
    { view: 'blocked', label: words.blocked, count: clients.blocked },
  ];
  return (
    <Stack as="section" gap="md" aria-label={words.strip}>
      <Grid columns={3} isSmall>
        {figures.map(({ view, label, count }) => (
          <StatCard
            key={view}
            label={label}
            value={
              <Link
                href={`/dashboard/clients?view=${view}`}
                variant="quiet"
                aria-label={words.figure(label, count)}
              >
                {count}
              </Link>
            }
          />
        ))}
      </Grid>
      {clients.hidden === 0 ? null : (
        <InlineAlert
          tone="info"
          title={words.hidden(clients.hidden)}
          action={<Link href={href('/dashboard/settings/security')}>{words.setUpSecondStep}</Link>}
        >
          {words.hiddenMeaning}
        </InlineAlert>
      )}
    </Stack>
  );
}

type NeedsYouProps = { needs: readonly PortfolioNeed[]; attention: number };

function NeedsYou({ needs, attention }: NeedsYouProps) {
  return (
    <Stack as="section" gap="md" aria-labelledby="needs-you">
      <Heading level={2} id="needs-you">
        {words.needsYou}
      </Heading>
      {needs.length === 0 ? <Text tone="muted">{words.nothingNeedsYou}</Text> : null}
      {needs.map((need) => (
        <ClientNeeds key={need.client_id} need={need} />
      ))}
      {attention > needs.length ? (
        <Link href="/dashboard/clients?view=attention">{words.allThatNeed(attention)}</Link>
      ) : null}
    </Stack>
  );
}

function ClientNeeds({ need }: { need: PortfolioNeed }) {
  const { client_id: clientId, client_name: name } = need;
  return (
    <Stack gap="xxs">
      <Heading level={3}>
        <Link href={toClientHref('/dashboard', clientId)} variant="quiet">
          {name}
        </Link>
      </Heading>
      <Inline gap="md">
        {needLinks(need).map(({ id, label, href }) => (
          <Link
            key={id}
            href={toClientHref(href, clientId)}
            aria-label={words.continueAt(name, label)}
          >
            {label}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}

/** The reader's recent clients in this browser, each with its last page; empty on a first visit. */
function ContinueList() {
  const { api, session } = useServices();
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  const visits = readVisits(localStorage, session.read()?.user.id ?? '');
  const places = visits.flatMap(({ clientId, path }) => {
    const client = clients.find(({ id }) => id === clientId);
    return client === undefined ? [] : [{ client, path }];
  });
  if (places.length === 0) {
    return null;
  }
  return (
    <Stack as="section" gap="md" aria-labelledby="continue">
      <Heading level={2} id="continue">
        {words.continueTitle}
      </Heading>
      <Inline gap="md">
        {places.map(({ client, path }) => (
          <Link key={client.id} href={toClientHref(path, client.id)}>
            {words.continueAt(client.name, placeOf(path).label)}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}
