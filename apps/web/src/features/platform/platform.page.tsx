import { Grid, Link, Page, PageHeader, Stack, Surface, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { connectionsQuery } from '../../shared/workspace/connections.queries.ts';
import type { Connection, ProviderOffer } from '../../shared/workspace/connections.queries.ts';
import { pathOf, PROVIDER_NAMES, PROVIDERS } from './provider-names.ts';
import { ProviderCard } from './provider-card.tsx';

/** Where a client's reports come from and its entries go: every connection with what it needs. */
export function PlatformPage() {
  return (
    <Page>
      <ClientPageTitle>Connections</ClientPageTitle>
      <ForActiveClient>{(client) => <Platform key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function Platform({ client }: { client: Client }) {
  const { api } = useServices();
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  return (
    <Stack gap="xl">
      <PageHeader
        title="Connections"
        description={`Where the reports of ${client.name} come from, and where its entries go.`}
      />
      <Loaded query={connections} label="Loading the connections" shape="card" lines={3}>
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
};

function Place({ client, connection, offer }: PlaceProps) {
  const href = useClientHref();
  if (offer === undefined) {
    return null;
  }
  const name = PROVIDER_NAMES[offer.provider];
  return (
    <Stack gap="sm">
      <ProviderCard client={client} connection={connection} offer={offer} />
      <Link href={href(pathOf(offer.provider))}>{`${name} in detail`}</Link>
    </Stack>
  );
}

/** Always there: nobody needs access to an API to keep their books. */
function UseFiles() {
  const href = useClientHref();
  return (
    <Surface>
      <Stack gap="xs">
        <Link href={href('/dashboard/sync/files')}>Use files instead</Link>
        <Text tone="muted">
          Every report that a platform lets you download can be uploaded, as CSV or ZIP. It is read,
          checked and planned in the same way as one that was fetched.
        </Text>
      </Stack>
    </Surface>
  );
}
