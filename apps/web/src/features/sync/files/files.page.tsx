import {
  EmptyState,
  FilterBar,
  Heading,
  Link,
  Stack,
  StatusPill,
  Table,
  type ListAddress,
  type ListRules,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, ImportSummary, PayoutSummary } from '../../../shared/api/entities.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { importStatus } from '../../../shared/format/payout-status.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { useListAddress } from '../../../shared/list/use-list-address.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { PayoutsTable } from '../../../shared/page/payouts-table.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { importsListQuery } from '../../../shared/workspace/imports.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { payoutsListQuery, type PayoutsFilter } from '../../../shared/workspace/payouts.queries.ts';
import { storesQuery } from '../../../shared/workspace/stores.queries.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { ReportDropArea, StorageNote } from './report-drop-area.tsx';
import { uploadLimitsQuery } from './reports.queries.ts';
import { useUploads } from './use-uploads.ts';

/** Where files come in: drop one, and see the payouts and imports so far. */
export function FilesPage() {
  return <ForActiveClient>{(client) => <Files key={client.id} client={client} />}</ForActiveClient>;
}

function Files({ client }: { client: Client }) {
  const tenant = client.tenant_id;
  return (
    <Stack gap="xxl">
      {mayManage(client) ? (
        <ReportDrop tenant={tenant} />
      ) : (
        <ReadOnlyNote>
          Only managers and owners can upload reports. Ask the owner of this client.
        </ReadOnlyNote>
      )}
      <Payouts tenant={tenant} />
      <Imports tenant={tenant} />
    </Stack>
  );
}

function ReportDrop({ tenant }: { tenant: string }) {
  const navigate = useNavigate();
  const href = useClientHref();
  const uploads = useUploads(tenant, ({ id, alreadyImported }) => {
    void navigate(href(`/dashboard/sync/imports/${id}`), {
      state: alreadyImported ? 'already_imported' : null,
    });
  });
  const { api } = useServices();
  const limits = useQuery(uploadLimitsQuery(api, tenant));
  return (
    <Stack gap="xs">
      <ReportDropArea uploads={uploads} limits={limits.data?.limits} />
      <Loaded query={limits} label="Loading storage" lines={1}>
        {({ storage }) => <StorageNote storage={storage} />}
      </Loaded>
    </Stack>
  );
}

/** What the list of payouts can be narrowed by. */
function payoutRules(stores: readonly { readonly id: string; readonly name: string }[]): ListRules {
  return {
    properties: [
      {
        id: 'store',
        label: 'Store',
        single: true,
        values: stores.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        id: 'platform',
        label: 'Platform',
        single: true,
        values: Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label })),
      },
    ],
    sortable: [],
    columns: [],
    panels: [],
  };
}

function toPayoutsFilter({ filters }: ListAddress): PayoutsFilter {
  const store = filters['store']?.[0];
  const platform = filters['platform']?.[0];
  return {
    ...(store === undefined ? {} : { store }),
    ...(platform === 'ubereats' || platform === 'doordash' ? { platform } : {}),
  };
}

function Payouts({ tenant }: { tenant: string }) {
  const { api } = useServices();
  const stores = useQuery(storesQuery(api, tenant));
  const rules = useMemo(() => payoutRules(stores.data ?? []), [stores.data]);
  const { address, dropped, go } = useListAddress(rules);
  const filter = toPayoutsFilter(address);
  const payouts = useInfiniteQuery(payoutsListQuery(api, tenant, filter));
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Stack as="section" gap="md" aria-labelledby="payouts">
      <Heading level={2} id="payouts">
        Payouts
      </Heading>
      <Loaded query={payouts} label="Loading payouts" shape="table" lines={4}>
        {(data) => (
          <>
            {rowsOf(data).length === 0 && !isFiltered ? null : (
              <FilterBar
                label="Filter payouts"
                properties={rules.properties}
                withoutSearch
                value={address}
                dropped={dropped}
                onChange={({ filters }, history) => go({ filters }, history)}
              />
            )}
            <PayoutRows payouts={rowsOf(data)} isFiltered={isFiltered} />
            <ShowMore query={payouts} shown={rowsOf(data).length} noun="payouts" />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type PayoutRowsProps = { payouts: readonly PayoutSummary[]; isFiltered: boolean };

function PayoutRows({ payouts, isFiltered }: PayoutRowsProps) {
  const href = useClientHref();
  if (payouts.length > 0) {
    return (
      <PayoutsTable
        caption="Payouts"
        payouts={payouts}
        hrefOf={({ id }) => href(`/dashboard/sync/payouts/${id}`)}
      />
    );
  }
  return isFiltered ? (
    <EmptyState kind="no-results" size="inline" headingLevel={3} title="No payouts match">
      Change or clear the filters.
    </EmptyState>
  ) : (
    <EmptyState kind="first-use" size="inline" headingLevel={3} title="No payouts yet">
      Upload a report above. Each payout in it appears here, ready or with what it still needs.
    </EmptyState>
  );
}

function Imports({ tenant }: { tenant: string }) {
  const { api } = useServices();
  const imports = useInfiniteQuery(importsListQuery(api, tenant));
  return (
    <Loaded query={imports} label="Loading imports" shape="table" lines={3}>
      {(data) =>
        rowsOf(data).length === 0 ? null : (
          <Stack as="section" gap="md" aria-labelledby="imports">
            <Heading level={2} id="imports">
              Imports
            </Heading>
            <ImportsTable imports={rowsOf(data)} />
            <ShowMore query={imports} shown={rowsOf(data).length} noun="imports" />
          </Stack>
        )
      }
    </Loaded>
  );
}

function ImportsTable({ imports }: { imports: readonly ImportSummary[] }) {
  const href = useClientHref();
  const formatInstant = useInstantFormat();
  return (
    <Table
      caption="Imports"
      captionHidden
      rows={imports}
      rowKey={({ id }) => id}
      columns={columnsOf(href, formatInstant)}
    />
  );
}

function columnsOf(
  href: (path: string) => string,
  formatInstant: (isoInstant: string) => string,
): TableColumn<ImportSummary>[] {
  return [
    {
      id: 'file',
      header: 'File',
      rowHeader: true,
      cell: ({ id, file }) => (
        <Link href={href(`/dashboard/sync/imports/${id}`)} variant="quiet">
          {visibleName(file.name)}
        </Link>
      ),
    },
    { id: 'when', header: 'Imported', cell: ({ created_at }) => formatInstant(created_at) },
    {
      id: 'rows',
      header: 'Rows',
      numeric: true,
      cell: ({ counts }) => counts.rows.toLocaleString('en-US'),
    },
    {
      id: 'aside',
      header: 'Set aside',
      numeric: true,
      cell: ({ counts }) => counts.rows_quarantined.toLocaleString('en-US'),
    },
    {
      id: 'payouts',
      header: 'Payouts',
      numeric: true,
      cell: ({ counts }) => counts.payouts.toLocaleString('en-US'),
    },
    { id: 'status', header: 'Status', cell: (run) => <StatusPill {...importStatus(run)} /> },
  ];
}
