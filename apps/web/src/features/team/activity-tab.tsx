import { unwrap } from '@platebook/api-client';
import {
  Button,
  EmptyState,
  Inline,
  InlineAlert,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { auditSentence } from './audit-record.view.ts';
import { auditQuery, type AuditRecord } from './team.queries.ts';

/** Who changed what, newest first. */
export function ActivityTab({ client }: { client: Client }) {
  const { api } = useServices();
  const records = useInfiniteQuery(auditQuery(api, client.tenant_id));
  return (
    <Loaded query={records} label="Loading the activity" shape="table" lines={6}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return items.length === 0 ? (
          <EmptyState kind="first-use" title="Nothing has changed yet">
            Each change of the team, the stores and the settings is written down here.
          </EmptyState>
        ) : (
          <Stack gap="lg">
            <Inline justify="between" gap="md">
              <Text tone="muted">
                Entries are only ever added; each carries the hash of the one before it.
              </Text>
              {client.level === 'user_owner' ? <Verification client={client} /> : null}
            </Inline>
            <Table
              caption="Activity"
              captionHidden
              rows={items}
              rowKey={({ sequence }) => String(sequence)}
              columns={COLUMNS}
            />
            {records.hasNextPage ? (
              <Inline>
                <Button
                  loading={records.isFetchingNextPage}
                  onClick={() => void records.fetchNextPage()}
                >
                  Show earlier entries
                </Button>
              </Inline>
            ) : null}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const COLUMNS: readonly TableColumn<AuditRecord>[] = [
  {
    id: 'when',
    header: 'When',
    shrink: true,
    cell: ({ recorded_at: at }) => <Instant at={at} />,
  },
  {
    id: 'what',
    header: 'What',
    rowHeader: true,
    cell: (record) => (
      <Text as="span">
        <Text as="strong" weight="medium">
          {record.actor_name}
        </Text>{' '}
        {auditSentence(record)}
        {record.actor_kind === 'api_token' ? ' by an API token' : ''}
      </Text>
    ),
  },
  {
    id: 'number',
    header: 'Entry',
    numeric: true,
    shrink: true,
    cell: ({ sequence }) => sequence,
  },
];

/** Recomputes the log on the server. */
function Verification({ client }: { client: Client }) {
  const { api } = useServices();
  const verify = useMutation({
    mutationFn: () =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/audit-log/verification', {
          params: { path: { tenant: client.tenant_id } },
        }),
      ),
  });
  if (verify.isError) {
    return <Failure error={verify.error} onRetry={() => verify.mutate()} appeared />;
  }
  if (verify.data === undefined) {
    return (
      <Button size="sm" loading={verify.isPending} onClick={() => verify.mutate()}>
        Verify the entries
      </Button>
    );
  }
  const { holds, records, broken_at: brokenAt } = verify.data;
  return holds ? (
    <InlineAlert tone="success" title={`${records} entries hold`} appeared>
      None was changed, added or taken away.
    </InlineAlert>
  ) : (
    <InlineAlert tone="danger" title={`Entry ${brokenAt} does not hold`} appeared>
      It, or the one before it, was changed in the database. Tell whoever runs this installation.
    </InlineAlert>
  );
}
