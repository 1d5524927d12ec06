import { Text, type TableColumn } from '@platebook/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { CsvImportDialog } from '../../shared/mapping/csv-import-dialog.tsx';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { useServices } from '../../shared/services.ts';
import { importMapping } from './use-mapping-tools.ts';
import type { ImportedMapping } from './use-mapping-tools.ts';

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
      title={`Import accounts for ${client.name}`}
      hint="Use the columns of the export: platform, store, component, account. Up to 1 MB."
      columns={COLUMNS}
      send={(csv, dry_run) => importMapping(api, tenant, { csv, dry_run })}
      open={open}
      onOpenChange={onOpenChange}
      onSaved={() => queries.invalidateQueries({ queryKey: mappingKey(tenant) })}
    />
  );
}

const INHERITED = <Text tone="muted">Inherited</Text>;

const COLUMNS: readonly TableColumn<Change>[] = [
  { id: 'line', header: 'Line', numeric: true, shrink: true, cell: ({ line }) => line },
  { id: 'component', header: 'Line item', rowHeader: true, cell: ({ label }) => label },
  { id: 'place', header: 'Applies to', cell: ({ place }) => place },
  { id: 'before', header: 'Now', cell: ({ before }) => before ?? INHERITED },
  { id: 'after', header: 'After', cell: ({ after }) => after ?? INHERITED },
];
