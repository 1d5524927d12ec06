import { Box, Heading, InlineAlert, Page, Stack } from '@platebook/ui';
import { useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import type { Connection, ProviderOffer } from '../../shared/workspace/connections.queries.ts';
import { DoorDashForm } from './doordash-form.tsx';
import { Fetched } from './fetched.tsx';
import { ProviderDetail } from './provider-detail.tsx';
import { RelatedLinks } from './related-links.tsx';

function isAskedFor(query: URLSearchParams): boolean {
  return query.get('enter') === 'credentials';
}

/** The connection to DoorDash, its credentials, and the ways to what belongs to it. */
export function DoorDashPage() {
  const [query] = useSearchParams();
  return (
    <Page>
      <ClientPageTitle>DoorDash</ClientPageTitle>
      <ForActiveClient>
        {(client) => (
          <ProviderDetail
            key={client.id}
            client={client}
            provider="doordash"
            isEntering={client.level === 'user_owner' && isAskedFor(query)}
            description="Transactions and payout summaries are fetched with an access key of your own."
          >
            {(found) => <Belongings client={client} {...found} />}
          </ProviderDetail>
        )}
      </ForActiveClient>
    </Page>
  );
}

type BelongingsProps = { client: Client; connection: Connection | null; offer: ProviderOffer };

function Belongings({ client, offer }: BelongingsProps) {
  const [query, setQuery] = useSearchParams();
  const isAsked = isAskedFor(query);
  const mayEnter = client.level === 'user_owner' && offer.offered;
  const leave = () => {
    query.delete('enter');
    setQuery(query, { replace: true });
  };
  return (
    <Stack gap="xl">
      {mayEnter && isAsked ? (
        <Stack as="section" gap="md" aria-labelledby="credentials">
          <Heading level={2} id="credentials">
            Credentials
          </Heading>
          <Box width="measure">
            <DoorDashForm client={client} onDone={leave} />
          </Box>
        </Stack>
      ) : null}
      <InlineAlert tone="info" title="DoorDash counts its days in UTC">
        Payouts are booked on the day of the store. Both times stand beside each other where they
        differ.
      </InlineAlert>
      <RelatedLinks
        label="DoorDash"
        links={[
          {
            href: '/dashboard/platform/doordash/store-mapping',
            title: 'Match stores',
            meaning: 'Say which DoorDash store is which of yours; nothing posts before.',
          },
          {
            href: '/dashboard/platform/doordash/mapping-management',
            title: 'Matched stores',
            meaning: 'What stands for what and since when; remap or unlink.',
          },
          {
            href: '/dashboard/sync/files',
            title: 'Use files instead',
            meaning: 'Upload detail and payout summary from the Merchant Portal, as CSV or ZIP.',
          },
        ]}
      />
      <Fetched client={client} provider="doordash" />
    </Stack>
  );
}
