import { Link, Page, PageHeader, Stack, Heading, Table } from '@platebook/ui';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Client } from '../../../shared/api/entities.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { SavedDraftsList } from './saved-drafts-list.tsx';
import { ManualForm } from './manual-form.tsx';
import { storeQuery } from '../../../shared/workspace/stores.queries.ts';
import { useDraft } from './use-draft.ts';
import { words } from './manual.messages.ts';
import { entryColumns } from '../entries/entry-columns.tsx';
import { entriesQuery } from '../sync.queries.ts';

/** A manual journal entry, for transactions that no report covers. */
export function ManualEntryPage() {
  const { storeId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>{words.manualEntry}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <ManualEntry key={storeId} client={client} storeId={storeId} />}
      </ForActiveClient>
    </Page>
  );
}

function ManualEntry({ client, storeId }: { client: Client; storeId: string }) {
  const { api } = useServices();
  const href = useClientHref();
  const editor = useDraft(client.id, storeId);
  const store = useQuery(storeQuery(api, client.tenant_id, storeId));
  return (
    <Loaded query={store} label={words.loadingTheStore} lines={6}>
      {(found) => (
        <Stack gap="xl">
          <PageHeader
            eyebrow={<Link href={href(`/dashboard/stores/${found.id}/setup`)}>{found.name}</Link>}
            title={words.manualEntry}
            description={words.intro}
          />
          {mayManage(client) ? (
            <>
              <ManualForm client={client} store={found} editor={editor} />
              <SavedDraftsList client={client} storeId={found.id} editor={editor} />
            </>
          ) : (
            <ReadOnlyNote>{words.readOnly}</ReadOnlyNote>
          )}
          <PastManualEntries client={client} storeId={found.id} />
        </Stack>
      )}
    </Loaded>
  );
}

/** The latest manual entries of a store. */
function PastManualEntries({ client, storeId }: { client: Client; storeId: string }) {
  const { api } = useServices();
  const href = useClientHref();
  const list = useInfiniteQuery(
    entriesQuery({ api, tenant: client.tenant_id }, { store_id: storeId }),
  );
  const entries = (list.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ kind }) => kind === 'manual',
  );
  return entries.length === 0 ? null : (
    <Stack as="section" gap="md" aria-labelledby="past">
      <Heading level={2} id="past">
        {words.pastManualEntries}
      </Heading>
      <Table
        caption={words.manualEntries}
        captionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={entryColumns(href, ['date', 'amount', 'status', 'why', 'number'])}
      />
    </Stack>
  );
}
