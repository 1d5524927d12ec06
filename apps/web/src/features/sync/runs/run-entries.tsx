import { Heading, Link, Stack, Table } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Client, SyncRun } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entryColumns } from '../entries/entry-columns.tsx';
import { entriesQuery } from '../sync.queries.ts';
import { words } from './runs.messages.ts';

export type RunEntriesProps = { client: Client; run: SyncRun };

/** The entries that a run planned or posts. */
export function RunEntries({ client, run }: RunEntriesProps) {
  const { api } = useServices();
  const href = useClientHref();
  const list = useInfiniteQuery(
    entriesQuery({ api, tenant: client.tenant_id }, { run_id: run.id }),
  );
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return entries.length === 0 ? null : (
    <Stack as="section" gap="md" aria-labelledby="run-entries">
      <Heading level={2} id="run-entries">
        {words.journalEntries}
      </Heading>
      <Table
        caption={words.journalEntries}
        captionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={entryColumns(href, ['date', 'amount', 'status', 'why', 'number'])}
      />
      {list.hasNextPage ? (
        <Link href={href(`/dashboard/sync?view=ready`)}>{words.seeQueue}</Link>
      ) : null}
    </Stack>
  );
}
