import { unwrap } from '@platebook/api-client';
import {
  Button,
  EmptyState,
  Grid,
  Inline,
  InlineAlert,
  Link,
  Select,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../shared/api/save-file.ts';
import type { Client } from '../../shared/api/entities.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { auditSentence, auditTarget } from './audit-record.view.ts';
import {
  auditQuery,
  downloadActivity,
  membersQuery,
  type AuditFilter,
  type AuditRecord,
  type AuditTarget,
} from './team.queries.ts';

/** Who changed what, newest first: filtered by who, what it is about and when, and exported as such. */
export function ActivityTab({ client }: { client: Client }) {
  const { api } = useServices();
  const [filter, setFilter] = useState<AuditFilter>({});
  const records = useInfiniteQuery(auditQuery(api, client.tenant_id, filter));
  return (
    <Stack gap="lg">
      <Filters client={client} filter={filter} onChange={setFilter} />
      <Loaded query={records} label="Loading activity" shape="table" lines={6}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <EmptyState kind="no-results" title="No activity here">
              Changes to the team, stores, entries and settings are recorded here.
            </EmptyState>
          ) : (
            <Stack gap="lg">
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
                    Show earlier activity
                  </Button>
                </Inline>
              ) : null}
            </Stack>
          );
        }}
      </Loaded>
      {client.level === 'user_owner' ? <Verification client={client} /> : null}
    </Stack>
  );
}

const ABOUT: readonly { value: AuditTarget; label: string }[] = [
  { value: 'entry', label: 'Entries' },
  { value: 'sync_run', label: 'Sync runs' },
  { value: 'store', label: 'Stores' },
  { value: 'store_mapping', label: 'Store matches' },
  { value: 'account_mapping', label: 'Account mapping' },
  { value: 'connection', label: 'Connections' },
  { value: 'member', label: 'Members' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'client', label: 'Client details' },
  { value: 'tenant_settings', label: 'Client settings' },
  { value: 'subscription', label: 'Plan' },
];

const DAYS: Readonly<Record<string, string>> = {
  '': 'Any time',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '365': 'Last 12 months',
};

type FiltersProps = {
  client: Client;
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
};

function Filters({ client, filter, onChange }: FiltersProps) {
  const { api } = useServices();
  const members = useQuery(membersQuery(api, client.tenant_id));
  const [days, setDays] = useState('');
  const exporting = useMutation({
    mutationFn: () => downloadActivity(api, client.tenant_id, filter),
    onSuccess: saveFile,
  });
  return (
    <Stack gap="md">
      <Grid columns={4}>
        <Select
          label="Who"
          value={filter.actor ?? ''}
          options={[
            { value: '', label: 'Anyone' },
            ...(members.data ?? []).map(({ user_id: value, full_name: name, email }) => ({
              value,
              label: name === '' ? email : name,
            })),
          ]}
          onChange={({ target }) => onChange(withFilter(filter, { actor: target.value }))}
        />
        <Select
          label="What"
          value={filter.target_type ?? ''}
          options={[{ value: '', label: 'Everything' }, ...ABOUT]}
          onChange={({ target }) => onChange(withFilter(filter, { target_type: target.value }))}
        />
        <Select
          label="When"
          value={days}
          options={Object.entries(DAYS).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => {
            setDays(target.value);
            onChange(withFilter(filter, { from: daysAgo(target.value) }));
          }}
        />
      </Grid>
      <Inline>
        <Button
          size="sm"
          icon="download"
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Export as CSV
        </Button>
      </Inline>
      {exporting.isError ? <Failure error={exporting.error} appeared /> : null}
    </Stack>
  );
}

/** An empty choice takes the filter away. */
function withFilter(filter: AuditFilter, change: Record<string, string>): AuditFilter {
  return Object.fromEntries(
    Object.entries({ ...filter, ...change }).filter(([, value]) => value !== ''),
  );
}

const DAY_MS = 24 * 60 * 60 * 1_000;

function daysAgo(days: string): string {
  return days === '' ? '' : new Date(Date.now() - Number(days) * DAY_MS).toISOString().slice(0, 10);
}

const COLUMNS: readonly TableColumn<AuditRecord>[] = [
  {
    id: 'when',
    header: 'When',
    shrink: true,
    cell: ({ recorded_at: at }) => <Instant at={at} />,
  },
  { id: 'what', header: 'What', rowHeader: true, cell: (record) => <What record={record} /> },
];

function What({ record }: { record: AuditRecord }) {
  const toHref = useClientHref();
  const { name, href } = auditTarget(record);
  return (
    <Text as="span">
      <Text as="strong" weight="medium">
        {record.actor_name}
      </Text>{' '}
      {auditSentence(record)}
      {name === null ? '' : ' '}
      {name === null || href === null ? name : <Link href={toHref(href)}>{name}</Link>}
      {record.actor_kind === 'api_token' ? ' with an API token' : ''}
    </Text>
  );
}

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
        Verify the log
      </Button>
    );
  }
  const { holds, records, broken_at: brokenAt } = verify.data;
  return holds ? (
    <InlineAlert tone="success" title={`All ${records} records are intact`} appeared>
      None was changed, added or removed.
    </InlineAlert>
  ) : (
    <InlineAlert tone="danger" title={`Record ${brokenAt} was altered`} appeared>
      This record, or the one before it, was changed in the database. Contact whoever runs this
      installation.
    </InlineAlert>
  );
}
