import { ExportMenu, InlineAlert, PrintSheet, Table, type ExportFormat } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { capitalized } from '../format/capitalized.ts';
import { counted } from '../format/counted.ts';
import { useInstantFormat } from '../format/use-instant-format.ts';
import { failureTitle } from '../query/failure.view.ts';
import { EXPORTS_KEY, everyRow, exportList, type ListExport } from './export-list.ts';
import { words } from './list.messages.ts';
import type { ListColumn, ListDefinition } from './list-definition.ts';

export type ListExportsProps<Row> = {
  narrowed: boolean;
  choice: Omit<ListExport<Row>, 'format' | 'definition'> & {
    readonly definition: Pick<ListDefinition<Row>, 'noun' | 'rowKey' | 'fileColumns'>;
  };
};

/** Exports all rows of a list, to a file or printer, with the shown columns. */
export function ListExports<Row>({ narrowed, choice }: ListExportsProps<Row>) {
  const { definition, columns, list, clientName } = choice;
  const { noun } = definition;
  const formatInstant = useInstantFormat();
  const saving = useMutation({
    mutationKey: EXPORTS_KEY,
    meta: { title: words.exporting(noun.many) },
    mutationFn: (format: 'csv' | 'xlsx') => exportList({ ...choice, format }),
  });
  const printing = useMutation({ mutationFn: () => everyRow(list) });
  const scope = narrowed ? words.thatMatch(noun.many) : (noun.all ?? words.all(noun.many));
  const about = narrowed ? words.printedMatching : words.printedAll;
  const failure = saving.error ?? printing.error;
  const take = (format: ExportFormat) => {
    if (format === 'print') {
      printing.mutate();
    } else {
      saving.mutate(format === 'csv' ? 'csv' : 'xlsx');
    }
  };
  return (
    <>
      <ExportMenu
        scope={words.exportScope(
          capitalized(scope),
          columns.length + (definition.fileColumns?.length ?? 0),
        )}
        formats={['csv', 'xlsx', 'print']}
        busy={saving.isPending || printing.isPending}
        onExport={take}
      />
      {failure === null ? null : <InlineAlert tone="danger" title={failureTitle(failure)} />}
      {printing.data === undefined ? null : (
        <PrintSheet
          title={capitalized(noun.many)}
          about={about(
            clientName,
            counted(printing.data.length, noun.one, noun.many),
            formatInstant(new Date(printing.submittedAt).toISOString()),
          )}
          onPrinted={printing.reset}
        >
          <Table
            caption={capitalized(noun.many)}
            captionHidden
            rows={printing.data}
            rowKey={definition.rowKey}
            columns={columns.map(toPrinted)}
          />
        </PrintSheet>
      )}
    </>
  );
}

function toPrinted<Row>({ id, header, numeric, cell, value }: ListColumn<Row>, at: number) {
  return { id, header, numeric, rowHeader: at === 0, cell: cell ?? value };
}
