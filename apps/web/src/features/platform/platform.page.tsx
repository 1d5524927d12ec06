import { Grid, Link, Page, PageHeader, Stack, Surface, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { SetupNext } from '../../shared/setup/setup-next.tsx';
import { setupQuery } from '../../shared/setup/setup.queries.ts';
import { nextConnection } from '../../shared/setup/setup.view.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { connectionsQuery } from '../../shared/workspace/connections.queries.ts';
import type { Connection, ProviderOffer } from '../../shared/workspace/connections.queries.ts';
import { pathOf, PROVIDER_NAMES, PROVIDERS } from './provider-names.ts';
import { ProviderCard } from './provider-card.tsx';
import { words } from './platform.messages.tsx';

/** The client's connections for reports and entries, each with what it needs. */
export function PlatformPage() {
  return (
    <Page>
      <ClientPageTitle>{words.title}</ClientPageTitle>
      <ForActiveClient>{(client) => <Platform key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function Platform({ client }: { client: Client }) {
  const { api } = useServices();
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  const setup = useQuery(setupQuery(api, client.tenant_id));
  const next = setup.data === undefined ? null : nextConnection(setup.data);
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.title}
        description={
          client.client_category === 'delivery_only'
            ? words.reportsFrom(client.name)
            : words.reportsAndBooks(client.name)
        }
      />
      {next === 'quickbooks' ? null : <SetupNext client={client} />}
      <Loaded query={connections} label={words.loadingAll} shape="card" lines={3}>
        {({ items, providers }) => (
          <Stack gap="xl">
            <Grid columns={3}>
              {PROVIDERS.filter(
                (provider) =>
                  provider !== 'quickbooks' || client.client_category !== 'delivery_only',
              ).map((provider) => (
                <Place
                  key={provider}
                  client={client}
                  connection={items.find((item) => item.provider === provider) ?? null}
                  offer={providers.find((offer) => offer.provider === provider)}
                  isNext={provider === next}
                />
              ))}
            </Grid>
            <UseFiles />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

type PlaceProps = {
  client: Client;
  connection: Connection | null;
  offer: ProviderOffer | undefined;
  /** Connecting it is the next set-up step. */
  isNext: boolean;
};

function Place({ client, connection, offer, isNext }: PlaceProps) {
  const href = useClientHref();
  if (offer === undefined) {
    return null;
  }
  const name = PROVIDER_NAMES[offer.provider];
  return (
    <Stack gap="sm">
      <ProviderCard
        client={client}
        connection={connection}
        offer={offer}
        emphasis={isNext ? 'primary' : 'secondary'}
      />
      <Link href={href(pathOf(offer.provider))}>{words.manage(name)}</Link>
    </Stack>
  );
}

/** Always available: nobody needs API access. */
function UseFiles() {
  const href = useClientHref();
  return (
    <Surface>
      <Stack gap="xs">
        <Link href={href('/dashboard/sync/files')}>{words.uploadInstead}</Link>
        <Text tone="muted">{words.noConnectionNeeded}</Text>
      </Stack>
    </Surface>
  );
}
