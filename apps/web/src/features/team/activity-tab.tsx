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
import { words } from './team.messages.ts';
import { personName } from '../../shared/format/person-name.ts';

/** Who changed what, newest first: filtered by who, what it is about and when, and exported as such. */
export function ActivityTab({ client }: { client: Client }) {
  const { api } = useServices();
  const [filter, setFilter] = useState<AuditFilter>({});
  const records = useInfiniteQuery(auditQuery(api, client.tenant_id, filter));
  return (
    <Stack gap="lg">
      <Filters client={client} filter={filter} onChange={setFilter} />
      <Loaded query={records} label={words.loadingActivity} shape="table" lines={6}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <EmptyState kind="no-results" title={words.noActivityHere}>
              {words.changesToTheTeam}
            </EmptyState>
          ) : (
            <Stack gap="lg">
              <Table
                caption={words.activity}
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
                    {words.showEarlierActivity}
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
  {
    value: 'entry',
    get label() {
      return words.entries;
    },
  },
  {
    value: 'sync_run',
    get label() {
      return words.syncRuns;
    },
  },
  {
    value: 'store',
    get label() {
      return words.stores;
    },
  },
  {
    value: 'store_mapping',
    get label() {
      return words.storeMatches;
    },
  },
  {
    value: 'account_mapping',
    get label() {
      return words.accountMapping;
    },
  },
  {
    value: 'connection',
    get label() {
      return words.connections;
    },
  },
  {
    value: 'member',
    get label() {
      return words.members;
    },
  },
  {
    value: 'invitation',
    get label() {
      return words.invitations;
    },
  },
  {
    value: 'client',
    get label() {
      return words.clientDetails;
    },
  },
  {
    value: 'tenant_settings',
    get label() {
      return words.clientSettings;
    },
  },
  {
    value: 'subscription',
    get label() {
      return words.plan;
    },
  },
];

const DAYS: Readonly<Record<string, string>> = {
  get ''() {
    return words.anyTime;
  },
  get '7'() {
    return words.last7Days;
  },
  get '30'() {
    return words.last30Days;
  },
  get '365'() {
    return words.last12Months;
  },
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
          label={words.who}
          value={filter.actor ?? ''}
          options={[
            { value: '', label: words.anyone },
            ...(members.data ?? []).map(({ user_id: value, full_name: name, email }) => ({
              value,
              label: name === '' ? email : name,
            })),
          ]}
          onChange={({ target }) => onChange(withFilter(filter, { actor: target.value }))}
        />
        <Select
          label={words.what}
          value={filter.target_type ?? ''}
          options={[{ value: '', label: words.everything }, ...ABOUT]}
          onChange={({ target }) => onChange(withFilter(filter, { target_type: target.value }))}
        />
        <Select
          label={words.when}
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
          {words.exportAsCsv}
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
    get header() {
      return words.when;
    },
    shrink: true,
    cell: ({ recorded_at: at }) => <Instant at={at} />,
  },
  {
    id: 'what',
    get header() {
      return words.what;
    },
    rowHeader: true,
    cell: (record) => <What record={record} />,
  },
];

function What({ record }: { record: AuditRecord }) {
  const toHref = useClientHref();
  const { name, href } = auditTarget(record);
  return (
    <Text as="span">
      <Text as="strong" weight="medium">
        {personName(record.actor_name)}
      </Text>{' '}
      {auditSentence(record)}
      {name === null ? '' : ' '}
      {name === null || href === null ? name : <Link href={toHref(href)}>{name}</Link>}
      {record.actor_kind === 'api_token' ? words.withAnApiToken : ''}
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
        {words.verifyTheLog}
      </Button>
    );
  }
  const { holds, records, broken_at: brokenAt } = verify.data;
  return holds ? (
    <InlineAlert tone="success" title={words.allRecordsAreIntact(records)} appeared>
      {words.noneWasChangedAdded}
    </InlineAlert>
  ) : (
    <InlineAlert tone="danger" title={words.recordWasAltered(brokenAt)} appeared>
      {words.thisRecordOrThe}
    </InlineAlert>
  );
}
