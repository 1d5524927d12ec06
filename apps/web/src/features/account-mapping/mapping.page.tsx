import {
  Banner,
  Box,
  ButtonLink,
  Inline,
  InlineAlert,
  Page,
  PageHeader,
  Select,
  Stack,
} from '@platebook/ui';
import { useClientContext } from '@platebook/machines/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { MappingEditor } from '../../shared/mapping/mapping-editor.tsx';
import { mappingQuery } from '../../shared/mapping/mapping.queries.ts';
import type { AccountMapping } from '../../shared/mapping/mapping.queries.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { NoQuickBooks } from '../../shared/page/no-quickbooks.tsx';
import { Instant } from '../../shared/page/instant.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { SetupNext } from '../../shared/setup/setup-next.tsx';
import { setupQuery } from '../../shared/setup/setup.queries.ts';
import { mapAlertTitle } from '../../shared/setup/setup.view.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { storesQuery } from '../../shared/workspace/stores.queries.ts';
import { MappingTools } from './mapping-tools.tsx';
import { scopeHref, scopeInAddress, scopeOptions, scopeSections } from './mapping-scope.ts';
import type { ScopeSection } from './mapping-scope.ts';
import { isConnected } from '../../shared/workspace/connection-troubles.ts';
import { words, hintsWords } from './account-mapping.messages.tsx';

/** Which line item goes to which QuickBooks account: for the client, a platform, or one channel. */
export function AccountMappingPage() {
  return (
    <Page>
      <ClientPageTitle>{words.accounts}</ClientPageTitle>
      <ForActiveClient>
        {(client) =>
          client.client_category === 'delivery_only' ? (
            <NoQuickBooks client={client} />
          ) : (
            <Mapping key={client.id} client={client} />
          )
        }
      </ForActiveClient>
    </Page>
  );
}

function Mapping({ client }: { client: Client }) {
  const { api } = useServices();
  const stores = useQuery(storesQuery(api, client.tenant_id));
  return (
    <Loaded query={stores} label={words.loadingTheStores} lines={6}>
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
  const hasBooks = isConnected(mapping.data?.books ?? null);
  const mayChange = may('updateAccountMapping');
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow="QuickBooks"
        title={words.accounts}
        description={words.intro}
        actions={
          <>
            <Inline flush>
              <ButtonLink href={href('/dashboard/platform/quickbooks')} variant="quiet">
                {words.connection}
              </ButtonLink>
            </Inline>
            {mayChange && hasBooks ? <MappingTools client={client} /> : null}
          </>
        }
      />
      {mayChange ? null : <ReadOnlyNote>{words.readOnly}</ReadOnlyNote>}
      {mapping.data === undefined ? null : <BooksNote mapping={mapping.data} />}
      {mayChange && hasBooks ? <WhatNext client={client} /> : null}
      <Box width="field">
        <Select
          label={words.accountsFor}
          hint={
            hintsWords[
              section.scope.storeId === null ? (section.scope.platform ?? 'client') : 'channel'
            ]
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
        label={words.accountsOf(section.label)}
        readOnly={!mayChange || !hasBooks}
        timeZone={client.time_zone}
      />
    </Stack>
  );
}

/** All missing accounts in one alert; with none missing, the next step. */
function WhatNext({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const { data: setup } = useQuery(setupQuery(api, client.tenant_id));
  if (setup === undefined || setup.accounts_missing === 0) {
    return <SetupNext client={client} />;
  }
  const { accounts_missing: missing, entries_blocked: blocked } = setup;
  return (
    <InlineAlert
      tone="warning"
      title={mapAlertTitle(missing, blocked)}
      action={
        <ButtonLink
          variant="primary"
          size="sm"
          href={href('/dashboard/platform/quickbooks/mapping?create=missing')}
        >
          {words.map(missing)}
        </ButtonLink>
      }
    >
      {words.suggested}
    </InlineAlert>
  );
}

/** Without a connection to QuickBooks the mapping is read-only. */
function BooksNote({ mapping }: { mapping: AccountMapping }) {
  const href = useClientHref();
  const { books } = mapping;
  const action = (
    <ButtonLink variant="primary" href={href('/dashboard/platform/quickbooks')}>
      {books.status === null ? words.connectQuickbooks : words.reconnectQuickbooks}
    </ButtonLink>
  );
  if (books.status === null) {
    return (
      <Banner tone="info" title={words.quickbooksIsntConnected} action={action}>
        {words.connectToChoose}
      </Banner>
    );
  }
  if (books.status === 'disconnected') {
    return (
      <Banner
        tone="warning"
        title={words.isDisconnected(books.company_name ?? 'QuickBooks')}
        action={action}
      >
        {words.savedAsOf(
          books.refreshed_at === null ? null : (
            <>
              {' '}
              <Instant at={books.refreshed_at} />
            </>
          ),
        )}
      </Banner>
    );
  }
  return null;
}
