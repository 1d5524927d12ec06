import { Heading, Stack, Table } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Client } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entryColumns } from '../entries/entry-columns.tsx';
import { entriesQuery } from '../sync.queries.ts';
import { words } from './manual.messages.ts';

/** The latest manual entries of a store. */
export function PastManualEntries({ client, storeId }: { client: Client; storeId: string }) {
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
