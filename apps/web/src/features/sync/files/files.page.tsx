import {
  EmptyState,
  Heading,
  Link,
  Stack,
  StatusPill,
  Table,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Client, ImportSummary } from '../../../shared/api/entities.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { importStatus } from '../../../shared/format/payout-status.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { PayoutsTable } from '../../../shared/page/payouts-table.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { importsQuery } from '../../../shared/workspace/imports.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { payoutsQuery } from '../../../shared/workspace/payouts.queries.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { ReportDropArea, StorageNote } from './report-drop-area.tsx';
import { uploadLimitsQuery } from './reports.queries.ts';
import { useUploads } from './use-uploads.ts';

const PAYOUTS = 50;

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
          Importing a report needs the level Tenant Manager. Ask the owner of this client.
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

function Payouts({ tenant }: { tenant: string }) {
  const { api } = useServices();
  const href = useClientHref();
  const payouts = useQuery(payoutsQuery(api, tenant, PAYOUTS));
  return (
    <Stack as="section" gap="md" aria-labelledby="payouts">
      <Heading level={2} id="payouts">
        Payouts
      </Heading>
      <Loaded query={payouts} label="Loading payouts" shape="table" lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="first-use" size="inline" headingLevel={3} title="No payouts yet">
              Import a report above. Each payout in it appears here, ready or with what it needs.
            </EmptyState>
          ) : (
            <PayoutsTable
              caption="Payouts"
              payouts={items}
              hrefOf={({ id }) => href(`/dashboard/sync/payouts/${id}`)}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}

function Imports({ tenant }: { tenant: string }) {
  const { api } = useServices();
  const imports = useQuery(importsQuery(api, tenant));
  return (
    <Loaded query={imports} label="Loading imports" shape="table" lines={3}>
      {({ items }) => (items.length === 0 ? null : <ImportsTable imports={items} />)}
    </Loaded>
  );
}

function ImportsTable({ imports }: { imports: readonly ImportSummary[] }) {
  const href = useClientHref();
  const formatInstant = useInstantFormat();
  return (
    <Stack as="section" gap="md" aria-labelledby="imports">
      <Heading level={2} id="imports">
        Imports
      </Heading>
      <Table
        caption="Imports"
        captionHidden
        rows={imports}
        rowKey={({ id }) => id}
        columns={columnsOf(href, formatInstant)}
      />
    </Stack>
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
