import {
  Badge,
  Button,
  EmptyState,
  FilterBar,
  Link,
  Spread,
  Stack,
  Table,
  Text,
  type ListFilters,
  type ListRules,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { useListAddress } from '../../../shared/list/use-list-address.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { kindNames, statusNames, words } from './dataflow.messages.ts';
import {
  operationsQuery,
  type DataflowOperation,
  type OperationsFilter,
} from './dataflow.queries.ts';
import { durationText, traceHref } from './dataflow.view.ts';

const KINDS = ['request', 'job', 'stage', 'provider_call'] as const;
const STATUSES = ['failed', 'refused', 'aborted', 'succeeded'] as const;

const TONES = {
  succeeded: 'success',
  refused: 'warning',
  failed: 'danger',
  aborted: 'neutral',
} as const satisfies Record<DataflowOperation['status'], string>;

/** The installation's operations, newest first, filtered by the address. */
export function OperationsSection() {
  const { api } = useServices();
  const [isLive, setLive] = useState(false);
  const rules = listRules();
  const { address, dropped, go } = useListAddress(rules);
  const operations = useInfiniteQuery(operationsQuery(api, filterOf(address.filters), { isLive }));
  const isNarrowed = Object.keys(address.filters).length > 0;
  const none = isNarrowed ? (
    <EmptyState
      kind="no-results"
      size="table"
      title={words.noMatches}
      action={<Button onClick={() => go({ filters: {} })}>{words.clearFilters}</Button>}
    />
  ) : (
    <EmptyState kind="first-use" size="table" title={words.noOperations}>
      {words.noOperationsMeaning}
    </EmptyState>
  );
  return (
    <Stack as="section" gap="md" aria-label={words.operations}>
      <Spread
        align="start"
        end={
          <Button aria-pressed={isLive} onClick={() => setLive(!isLive)}>
            {isLive ? words.followed : words.follow}
          </Button>
        }
      >
        <FilterBar
          label={words.filterOperations}
          properties={rules.properties}
          withoutSearch
          value={{ q: '', filters: address.filters }}
          dropped={dropped}
          onValueChange={({ filters }, history) => go({ filters }, history)}
        />
      </Spread>
      <Loaded query={operations} label={words.loadingOperations} shape="table" lines={8}>
        {(data) => {
          const rows = rowsOf(data);
          return (
            <Stack gap="md">
              <Table
                caption={words.operations}
                captionHidden
                rows={rows}
                rowKey={({ id }) => id}
                columns={operationColumns()}
                empty={none}
              />
              <ShowMore query={operations} shown={rows.length} noun={words.operationsNoun} />
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function listRules(): ListRules {
  return {
    properties: [
      {
        id: 'status',
        label: words.status,
        values: STATUSES.map((value) => ({ value, label: statusNames[value] })),
        single: true,
      },
      {
        id: 'kind',
        label: words.kind,
        values: KINDS.map((value) => ({ value, label: kindNames[value] })),
        single: true,
      },
      { id: 'operation', label: words.operation, single: true },
    ],
    sortable: [],
    columns: [],
  };
}

function filterOf({ status, kind, operation }: ListFilters): OperationsFilter {
  const request = {
    status: STATUSES.find((one) => one === status?.[0]),
    kind: KINDS.find((one) => one === kind?.[0]),
    operation: operation?.[0],
  };
  return {
    ...(request.status === undefined ? {} : { status: request.status }),
    ...(request.kind === undefined ? {} : { kind: request.kind }),
    ...(request.operation === undefined ? {} : { operation: request.operation }),
  };
}

function operationColumns(): TableColumn<DataflowOperation>[] {
  return [
    {
      id: 'operation',
      header: words.operation,
      rowHeader: true,
      cell: (row) => (
        <>
          {row.operation}
          <Text size="small" tone="muted">
            {kindText(row)}
          </Text>
        </>
      ),
    },
    {
      id: 'status',
      header: words.status,
      shrink: true,
      cell: ({ status, error_code: code }) => (
        <>
          <Badge tone={TONES[status]}>{statusNames[status]}</Badge>
          {code === null ? null : (
            <Text size="small" tone="muted">
              {code}
            </Text>
          )}
        </>
      ),
    },
    { id: 'time', header: words.time, cell: ({ occurred_at: at }) => <Instant at={at} /> },
    {
      id: 'duration',
      header: words.duration,
      numeric: true,
      cell: ({ duration_ms: ms }) => durationText(ms),
    },
    { id: 'client', header: words.client, cell: ({ tenant_name: name }) => name ?? '' },
    {
      id: 'request',
      header: words.requestId,
      cell: ({ operation, request_id: id }) => (
        <Link href={traceHref(id)} aria-label={words.showTrace(operation, id)}>
          {shortId(id)}
        </Link>
      ),
    },
  ];
}

function kindText({ kind, stage, attempt }: DataflowOperation): string {
  const parts = [kindNames[kind], stage, attempt > 1 ? words.attempt(attempt) : null];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Enough of an id to distinguish the requests on a page: "job-0591306c…". */
function shortId(id: string): string {
  const short = /^(?:job-|run-)?[\w-]{8}/.exec(id)?.[0] ?? id;
  return short === id ? id : `${short}…`;
}
