import { Text, type TableColumn } from '@platebook/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { componentName } from '../../shared/language/server-errors.ts';
import { CsvImportDialog } from '../../shared/mapping/csv-import-dialog.tsx';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { useServices } from '../../shared/services.ts';
import { placeOf } from './mapping-place.ts';
import { importMapping } from './use-mapping-tools.ts';
import type { ImportedMapping } from './use-mapping-tools.ts';
import { words } from './account-mapping.messages.tsx';

type Change = ImportedMapping['changes'][number];

export type ImportMappingDialogProps = {
  readonly client: Client;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The mapping of all scopes from a file, as the export writes it. */
export function ImportMappingDialog({ client, open, onOpenChange }: ImportMappingDialogProps) {
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
];
