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
import { words } from './platform.messages.tsx';
import { doorDash } from './providers.messages.tsx';

function wantsCredentials(query: URLSearchParams): boolean {
  return query.get('enter') === 'credentials';
}

/** The connection to DoorDash, its credentials, and related pages. */
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
            isEntering={client.level === 'user_owner' && wantsCredentials(query)}
            description={doorDash.intro}
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
  const isRequested = wantsCredentials(query);
  const connected = connection !== null && connection.status !== 'disconnected';
  const mayEnter = client.level === 'user_owner' && offer.offered;
  const leave = () => {
    query.delete('enter');
    setQuery(query, { replace: true });
  };
  return (
    <Stack gap="xl">
      {connected || isRequested ? null : <FilesFirst />}
      {mayEnter && isRequested ? (
        <Stack as="section" gap="md" aria-labelledby="credentials">
          <Heading level={2} id="credentials">
            {doorDash.accessKey}
          </Heading>
          <Box width="measure">
            <DoorDashForm client={client} onDone={leave} />
          </Box>
        </Stack>
      ) : null}
      <InlineAlert tone="info" title={doorDash.utc}>
        {doorDash.utcMeaning}
      </InlineAlert>
      <RelatedLinks
        label="DoorDash"
        links={[
          {
            href: '/dashboard/platform/doordash/store-mapping',
            title: words.matchStores,
            meaning: words.matchEachStore('DoorDash'),
          },
          {
            href: '/dashboard/platform/doordash/mapping-management',
            title: words.matchedStores,
            meaning: words.seeMatched,
          },
          {
            href: '/dashboard/sync/files',
            title: words.uploadReports,
            meaning: doorDash.upload,
          },
        ]}
      />
      <Fetched client={client} provider="doordash" />
    </Stack>
  );
}

/** Files need no access key, which only some merchants can get. */
function FilesFirst() {
  const href = useClientHref();
  return (
    <Stack as="section" gap="sm" aria-labelledby="files-first">
      <Heading level={2} id="files-first">
        {doorDash.startWithFiles}
      </Heading>
      <Text>{doorDash.howToGetFiles}</Text>
      <Inline>
        <ButtonLink variant="primary" icon="upload" href={href('/dashboard/sync/files')}>
          {doorDash.uploadFiles}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
