import { unwrap } from '@platebook/api-client';
import { Button, Inline, Menu, Text, type TableColumn } from '@platebook/ui';
import { useNotificationsActor } from '@platebook/machines/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { saveFile } from '../../shared/api/save-file.ts';
import { RepostDialog } from '../../shared/mapping/repost-dialog.tsx';
import { formatDay } from '../../shared/format/days.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { CreateAccountsDialog } from './create-accounts-dialog.tsx';
import { MappingHistory } from './mapping-history.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { downloadMapping, useMappingAction, importMapping } from './use-mapping-tools.ts';
import { words } from './account-mapping.messages.tsx';
import { componentName } from '../../shared/language/server-errors.ts';
import { CsvImportDialog } from '../../shared/mapping/csv-import-dialog.tsx';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { placeOf } from './mapping-place.ts';
import type { ImportedMapping } from './use-mapping-tools.ts';

type Change = ImportedMapping['changes'][number];

type ImportMappingDialogProps = {
  readonly client: Client;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Imports the mapping of all scopes from a file in the export format. */
function ImportMappingDialog({ client, open, onOpenChange }: ImportMappingDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const tenant = client.tenant_id;
  return (
    <CsvImportDialog
      title={words.importAccountsFor(client.name)}
      hint={words.columnsToUse}
      columns={columns()}
      send={(csv, dry_run) => importMapping(api, tenant, { csv, dry_run })}
      open={open}
      onOpenChange={onOpenChange}
      onSaved={() => queries.invalidateQueries({ queryKey: mappingKey(tenant) })}
    />
  );
}

function Inherited() {
  return <Text tone="muted">{words.inherited}</Text>;
}

const columns = (): readonly TableColumn<Change>[] => [
  { id: 'line', header: words.line, numeric: true, shrink: true, cell: ({ line }) => line },
  { id: 'component', header: words.lineItem, rowHeader: true, cell: componentName },
  { id: 'place', header: words.appliesTo, cell: (change) => placeOf(change, words.allStores) },
  { id: 'before', header: words.now, cell: ({ before }) => before ?? <Inherited /> },
  { id: 'after', header: words.after, cell: ({ after }) => after ?? <Inherited /> },
  {
    id: 'from',
    header: words.firstDay,
    shrink: true,
    cell: ({ effective_from: day }) => (day === null ? words.everyOpenEntry : formatDay(day)),
  },
];

type Open = 'template' | 'copy' | 'history' | 'import' | 'repost' | null;

/** Actions on a client's whole mapping. Links can open the missing accounts (`?create=missing`). */
export function MappingTools({ client }: { client: Client }) {
  const { api } = useServices();
  const notifications = useNotificationsActor();
  const [open, setOpen] = useState<Open>(null);
  const creating = useCreating();
  const tenant = client.tenant_id;
  const refresh = useMappingAction(tenant, {
    act: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/books/refresh', {
          params: { path: { tenant } },
        }),
      ),
    done: ({ objects }) => words.refreshed(objects),
  });
  const exporting = useMutation({
    mutationFn: () => downloadMapping(api, tenant),
    onSuccess: saveFile,
  });
  const notifyFailure = (error: unknown) =>
    notifications.send({
      type: 'notification.show',
      notification: { type: 'error', message: failureTitle(error) },
    });
  const show = (what: Open) => ({
    open: open === what,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? what : null),
  });
  return (
    <>
      <Inline gap="sm">
        <Button onClick={() => creating.onOpenChange(true)}>{words.createMissingAccounts}</Button>
        <Menu
          trigger={<Button loading={refresh.isPending}>{words.more}</Button>}
          items={[
            {
              kind: 'action',
              id: 'refresh',
              label: words.refreshAccounts,
              onSelect: () => refresh.mutate(undefined, { onError: notifyFailure }),
            },
            {
              kind: 'action',
              id: 'template',
              label: words.startFromTemplate,
              onSelect: () => setOpen('template'),
            },
            {
              kind: 'action',
              id: 'copy',
              label: words.copyFromClient,
              onSelect: () => setOpen('copy'),
            },
            {
              kind: 'action',
              id: 'history',
              label: words.history,
              onSelect: () => setOpen('history'),
            },
            {
              kind: 'action',
              id: 'export',
              label: words.exportAsCsv,
              onSelect: () => exporting.mutate(undefined, { onError: notifyFailure }),
            },
            {
              kind: 'action',
              id: 'import',
              label: words.importFromCsv,
              onSelect: () => setOpen('import'),
            },
            {
              kind: 'action',
              id: 'repost',
              label: words.repost,
              onSelect: () => setOpen('repost'),
            },
          ]}
        />
      </Inline>
      <CreateAccountsDialog client={client} {...creating} />
      <TemplateDialog client={client} {...show('template')} />
      <CopyDialog client={client} {...show('copy')} />
      <MappingHistory client={client} {...show('history')} />
      <ImportMappingDialog client={client} {...show('import')} />
      <RepostDialog tenant={tenant} entryIds={null} {...show('repost')} />
    </>
  );
}

/** Whether the address opens the missing accounts. */
function useCreating() {
  const [query, setQuery] = useSearchParams();
  return {
    open: query.get('create') === 'missing',
    onOpenChange: (open: boolean) => {
      const next = new URLSearchParams(query);
      if (open) {
        next.set('create', 'missing');
      } else {
        next.delete('create');
      }
      setQuery(next, { replace: true });
    },
  };
}
