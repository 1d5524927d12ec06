import {
  Badge,
  Button,
  EmptyState,
  FilterBar,
  Stack,
  Table,
  Text,
  type ListFilters,
  type ListRules,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/counted.ts';
import { PLATFORM_NAMES, reportName } from '../../../shared/format/names.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { useListAddress } from '../../../shared/list/use-list-address.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { AliasDialogs, type NamedHeader } from './alias-dialogs.tsx';
import { amountNames, words } from './config.messages.ts';
import { headersQuery, type HeadersFilter, type UnknownHeader } from './report-formats.queries.ts';

const PLATFORMS = ['ubereats', 'doordash'] as const;

/** Unknown headers, filtered by the address; configuration managers can map them. */
export function HeadersSection({ manages }: { manages: boolean }) {
  const { api } = useServices();
  const rules = listRules();
  const { address, dropped, go } = useListAddress(rules);
  const headers = useInfiniteQuery(headersQuery(api, filterOf(address.q, address.filters)));
  const [naming, setNaming] = useState<NamedHeader | null>(null);
  const isNarrowed = address.q !== '' || Object.keys(address.filters).length > 0;
  const none = isNarrowed ? (
    <EmptyState
      kind="no-results"
      size="table"
      title={words.noMatches}
      action={<Button onClick={() => go({ q: '', filters: {} })}>{words.clearFilters}</Button>}
    />
  ) : (
    <EmptyState kind="first-use" size="table" title={words.noHeaders}>
      {words.noHeadersMeaning}
    </EmptyState>
  );
  return (
    <Stack as="section" gap="md" aria-label={words.headers}>
      <Text tone="muted">{words.headersAbout}</Text>
      <FilterBar
        label={words.filterHeaders}
        properties={rules.properties}
        value={{ q: address.q, filters: address.filters }}
        dropped={dropped}
        onValueChange={({ q, filters }, history) => go({ q, filters }, history)}
      />
      <Loaded query={headers} label={words.loadingHeaders} shape="table" lines={8}>
        {(data) => {
          const rows = rowsOf(data);
          return (
            <Stack gap="md">
              <Table
                caption={words.headers}
                captionHidden
                rows={rows}
                rowKey={({ platform, header }) => `${platform} ${header}`}
                columns={headerColumns(manages ? setNaming : null)}
                empty={none}
              />
              <ShowMore query={headers} shown={rows.length} noun={words.headersNoun} />
            </Stack>
          );
        }}
      </Loaded>
      {naming === null ? null : <AliasDialogs named={naming} onClose={() => setNaming(null)} />}
    </Stack>
  );
}

function listRules(): ListRules {
  return {
    properties: [
      {
        id: 'platform',
        label: words.platform,
        values: PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
        single: true,
      },
      {
        id: 'money',
        label: words.amounts,
        values: [
          { value: 'yes', label: amountNames.yes },
          { value: 'no', label: amountNames.no },
        ],
        single: true,
      },
      {
        id: 'alias',
        label: words.published,
        values: [
          { value: 'yes', label: words.withAlias },
          { value: 'no', label: words.withoutAlias },
        ],
        single: true,
      },
    ],
    sortable: [],
    columns: [],
  };
}

function filterOf(q: string, { platform, money, alias }: ListFilters): HeadersFilter {
  const requested = PLATFORMS.find((one) => one === platform?.[0]);
  const hasMoney = isYes(money?.[0]);
  const aliased = isYes(alias?.[0]);
  return {
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(requested === undefined ? {} : { platform: requested }),
    ...(hasMoney === null ? {} : { has_money: hasMoney }),
    ...(aliased === null ? {} : { aliased }),
  };
}

function isYes(value: string | undefined): boolean | null {
  return value === 'yes' ? true : value === 'no' ? false : null;
}

function headerColumns(
  onName: ((named: NamedHeader) => void) | null,
): TableColumn<UnknownHeader>[] {
  return [
    {
      id: 'header',
      header: words.header,
      rowHeader: true,
      cell: ({ header, report_types: types }) => (
        <Stack gap="xxs">
          {header}
          <Text size="small" tone="muted">
            {types.map(reportName).join(', ')}
          </Text>
        </Stack>
      ),
    },
    { id: 'platform', header: words.platform, cell: ({ platform }) => PLATFORM_NAMES[platform] },
    { id: 'money', header: words.amounts, shrink: true, cell: (row) => <Amounts {...row} /> },
    {
      id: 'files',
      header: words.files,
      cell: ({ stopped_files: stopped, files }) => words.filesOf(stopped, files),
    },
    {
      id: 'clients',
      header: words.clients,
      numeric: true,
      cell: ({ tenants }) => formatCount(tenants),
    },
    { id: 'seen', header: words.lastSeen, cell: ({ last_seen_at: at }) => <Instant at={at} /> },
    {
      id: 'alias',
      header: words.readAs,
      cell: ({ alias_of: column }) => column ?? words.readAsNothing,
    },
    ...(onName === null ? [] : [nameColumn(onName)]),
  ];
}

function Amounts({ has_money: hasMoney }: Pick<UnknownHeader, 'has_money'>) {
  if (hasMoney === null) {
    return <Badge tone="neutral">{amountNames.unknown}</Badge>;
  }
  return hasMoney ? (
    <Badge tone="warning">{amountNames.yes}</Badge>
  ) : (
    <Badge tone="neutral">{amountNames.no}</Badge>
  );
}

function nameColumn(onName: (named: NamedHeader) => void): TableColumn<UnknownHeader> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: ({ platform, header, alias_of: column }) => (
      <Button
        size="sm"
        aria-label={column === null ? words.nameHeader(header) : words.changeAlias(header)}
        onClick={() => onName({ platform, header, column })}
      >
        {column === null ? words.nameIt : words.change}
      </Button>
    ),
  };
}
