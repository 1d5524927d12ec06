import type { components } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { Button, Menu, Text, type TableColumn } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { saveFile } from '../../shared/api/save-file.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { CsvImportDialog } from '../../shared/mapping/csv-import-dialog.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { storeMappingKey } from '../../shared/store-mapping/platform-stores.queries.ts';
import { downloadStoreMappings, importStoreMappings } from './use-mapping-changes.ts';
import { words } from './store-mapping.messages.ts';

type Change = components['schemas']['ImportedStoreMappings']['changes'][number];

/** Exports and imports the matches of all platforms. */
export function CsvTools({ client }: { client: Client }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  const [open, setOpen] = useState(false);
  const tenant = client.tenant_id;
  const exporting = useMutation({
    mutationFn: () => downloadStoreMappings(api, tenant),
    onSuccess: saveFile,
    onError: (error) =>
      notifications.send({
        type: 'notification.show',
        notification: { type: 'error', message: failureTitle(error) },
      }),
  });
  return (
    <>
      <Menu
        trigger={<Button loading={exporting.isPending}>{words.csv}</Button>}
        items={[
          {
            kind: 'action',
            id: 'export',
            label: words.exportAsCsv,
            onSelect: () => exporting.mutate(),
          },
          {
            kind: 'action',
            id: 'import',
            label: words.importFromCsv,
            onSelect: () => setOpen(true),
          },
        ]}
      />
      <CsvImportDialog
        title={words.importMatchedStoresFor(client.name)}
        hint={words.columnsToUse}
        columns={columnsOf()}
        send={(csv, dry_run) => importStoreMappings(api, tenant, { csv, dry_run })}
        open={open}
        onOpenChange={setOpen}
        onSaved={async () => {
          await queries.invalidateQueries({ queryKey: storeMappingKey(tenant) });
          await queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'stores'] });
        }}
      />
    </>
  );
}

function None() {
  return <Text tone="muted">{words.none}</Text>;
}

const columnsOf = (): readonly TableColumn<Change>[] => [
  { id: 'line', header: words.line, numeric: true, shrink: true, cell: ({ line }) => line },
  { id: 'store', header: words.yourStore, rowHeader: true, cell: ({ store_name: name }) => name },
  {
    id: 'platform',
    header: words.platform,
    cell: ({ channel_type: platform }) => PLATFORM_NAMES[platform],
  },
  { id: 'before', header: words.now, cell: ({ before }) => before ?? <None /> },
  { id: 'after', header: words.after, cell: ({ after }) => after ?? <None /> },
  {
    id: 'from',
    header: words.from,
    shrink: true,
    cell: ({ effective_from: day }) => (day === null ? words.theStart : formatDay(day)),
  },
  {
    id: 'posted',
    header: words.postedEntriesKept,
    numeric: true,
    cell: ({ posted_entries: count }) => count,
  },
];
