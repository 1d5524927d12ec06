import { Banner, Box, ButtonLink, Page, PageHeader, Select, Stack } from '@platebook/ui';
import { useClientContext } from '@platebook/machines/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { MappingEditor } from '../../shared/mapping/mapping-editor.tsx';
import { mappingQuery } from '../../shared/mapping/mapping.queries.ts';
import type { AccountMapping } from '../../shared/mapping/mapping.queries.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { Instant } from '../../shared/page/instant.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { storesQuery } from '../../shared/workspace/stores.queries.ts';
import { MappingTools } from './mapping-tools.tsx';
import { scopeHref, scopeInAddress, scopeOptions, scopeSections } from './mapping-scope.ts';
import type { ScopeSection } from './mapping-scope.ts';

/** Which component of a payout goes to which account of the books: for the client, a platform, or one channel. */
export function AccountMappingPage() {
  return (
    <Page>
      <ClientPageTitle>Accounts</ClientPageTitle>
      <ForActiveClient>{(client) => <Mapping key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function Mapping({ client }: { client: Client }) {
  const { api } = useServices();
  const stores = useQuery(storesQuery(api, client.tenant_id));
  return (
    <Loaded query={stores} label="Loading the stores" lines={6}>
      {(found) => <OfScopes client={client} sections={scopeSections(found)} />}
    </Loaded>
  );
}

type OfScopesProps = { client: Client; sections: readonly ScopeSection[] };

function OfScopes({ client, sections }: OfScopesProps) {
  const { api } = useServices();
  const href = useClientHref();
  const { may } = useClientContext();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const section = scopeInAddress(query, sections);
  const mapping = useQuery(mappingQuery(api, client.tenant_id, section.scope));
  const isConnected = hasBooks(mapping.data);
  const mayChange = may('updateAccountMapping');
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow="QuickBooks"
        title="Accounts"
        description="Where each part of a payout goes in the books. A narrower scope takes what it does not say from the wider one."
        actions={
          <>
            <ButtonLink href={href('/dashboard/platform/quickbooks')} variant="quiet">
              Connection
            </ButtonLink>
            {mayChange && isConnected ? <MappingTools client={client} /> : null}
          </>
        }
      />
      {mayChange ? null : (
        <ReadOnlyNote>
          Changing accounts needs the level Tenant Manager. Ask the owner of this client.
        </ReadOnlyNote>
      )}
      {mapping.data === undefined ? null : <BooksNote mapping={mapping.data} />}
      <Box width="field">
        <Select
          label="Accounts of"
          hint={
            HINTS[section.scope.storeId === null ? (section.scope.platform ?? 'client') : 'channel']
          }
          value={section.id}
          options={scopeOptions(sections)}
          onChange={(event) => void navigate(href(scopeHref(event.currentTarget.value)))}
        />
      </Box>
      <MappingEditor
        key={section.id}
        tenant={client.tenant_id}
        scope={section.scope}
        label={`Accounts of ${section.label}`}
        readOnly={!mayChange || !isConnected}
        timeZone={client.time_zone}
      />
    </Stack>
  );
}

/** What the scope inherits. */
const HINTS = {
  client: 'Counts wherever a platform or a store says nothing else.',
  ubereats: 'What is not said here comes from all stores.',
  doordash: 'What is not said here comes from all stores.',
  channel: 'What is not said here comes from the platform, then from all stores.',
} as const;

function hasBooks(mapping: AccountMapping | undefined): boolean {
  const status = mapping?.books.status ?? null;
  return status !== null && status !== 'disconnected';
}

/** Which books these are, and when they were read; without them the mapping can only be read. */
function BooksNote({ mapping }: { mapping: AccountMapping }) {
  const href = useClientHref();
  const { books } = mapping;
  const action = (
    <ButtonLink href={href('/dashboard/platform/quickbooks')}>Go to QuickBooks</ButtonLink>
  );
  if (books.status === null) {
    return (
      <Banner tone="info" title="QuickBooks is not connected" action={action}>
        Connect it, and its accounts can be chosen here. Until then nothing is posted.
      </Banner>
    );
  }
  if (books.status === 'disconnected') {
    return (
      <Banner tone="warning" title={`${books.company_name} is disconnected`} action={action}>
        The mapping is kept and can be read, with the names as they were
        {books.refreshed_at === null ? null : (
          <>
            {' '}
            on <Instant at={books.refreshed_at} />
          </>
        )}
        .
      </Banner>
    );
  }
  return null;
}
