import { Box, ButtonLink, Heading, Inline, InlineAlert, Page, Stack, Text } from '@platebook/ui';
import { useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
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
            description="Upload DoorDash reports, or connect with your own access key to fetch them automatically."
          >
            {(found) => <Belongings client={client} {...found} />}
          </ProviderDetail>
        )}
      </ForActiveClient>
    </Page>
  );
}

type BelongingsProps = { client: Client; connection: Connection | null; offer: ProviderOffer };

function Belongings({ client, connection, offer }: BelongingsProps) {
  const [query, setQuery] = useSearchParams();
  const isAsked = isAskedFor(query);
  const connected = connection !== null && connection.status !== 'disconnected';
  const mayEnter = client.level === 'user_owner' && offer.offered;
  const leave = () => {
    query.delete('enter');
    setQuery(query, { replace: true });
  };
  return (
    <Stack gap="xl">
      {connected || isAsked ? null : <FilesFirst />}
      {mayEnter && isAsked ? (
        <Stack as="section" gap="md" aria-labelledby="credentials">
          <Heading level={2} id="credentials">
            DoorDash access key
          </Heading>
          <Box width="measure">
            <DoorDashForm client={client} onDone={leave} />
          </Box>
        </Stack>
      ) : null}
      <InlineAlert tone="info" title="DoorDash reports use UTC">
        Payouts are posted on your store’s local date. Where the two differ, we show both.
      </InlineAlert>
      <RelatedLinks
        label="DoorDash"
        links={[
          {
            href: '/dashboard/platform/doordash/store-mapping',
            title: 'Match stores',
            meaning:
              'Match each DoorDash store to one of your locations. Payouts post once matched.',
          },
          {
            href: '/dashboard/platform/doordash/mapping-management',
            title: 'Matched stores',
            meaning: 'See what’s matched, since when and by whom, and change it.',
          },
          {
            href: '/dashboard/sync/files',
            title: 'Upload reports',
            meaning:
              'Download the detailed transactions and payout summary from the Merchant Portal.',
          },
        ]}
      />
      <Fetched client={client} provider="doordash" />
    </Stack>
  );
}

/** Files need no access key, which only some merchants can have. */
function FilesFirst() {
  const href = useClientHref();
  return (
    <Stack as="section" gap="sm" aria-labelledby="files-first">
      <Heading level={2} id="files-first">
        Start with report files
      </Heading>
      <Text>
        In the DoorDash Merchant Portal, open Reports and create a financial report for the period.
        Upload the ZIP as it is. You don’t need an access key.
      </Text>
      <Inline>
        <ButtonLink variant="primary" icon="upload" href={href('/dashboard/sync/files')}>
          Upload DoorDash reports
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
