import { Code } from '../../components/code/code.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import { Text } from '../../components/text/text.tsx';
import { formatCount } from '../../components/number-format/format-count.ts';
import { quarantineTableWords } from './quarantine-table.words.ts';

export type QuarantinedRow = {
  file?: string | undefined;
  /** The row number in a spreadsheet, header lines included. */
  row: number;
  column: string;
  /** Why the row is quarantined, in a sentence. */
  message: string;
  expectedCents: number | null;
  foundCents: number | null;
};

export type QuarantineTableProps = {
  rows: readonly QuarantinedRow[];
  currency: Currency;
  caption?: string | undefined;
  captionHidden?: boolean | undefined;
};

/**
 * The rows that do not foot. They enter no journal; the rest of the file is processed.
 *
 * **When:** an imported report has quarantined rows. **When not:** for a file that could not be read at all use `Banner`.
 *
 * **Accessibility:** a table with row numbers as row headers; on a phone each row is a card.
 *
 * @example
 * const row = { row: 12, column: 'Total payout', message: 'The row does not add up.' };
 * <QuarantineTable rows={[{ ...row, expectedCents: 7_200, foundCents: 7_000 }]} currency="USD" />
 */
export function QuarantineTable(props: QuarantineTableProps) {
  const { rows, currency, caption = quarantineTableWords.quarantinedRows, captionHidden } = props;
  const withFiles = rows.some((row) => row.file !== undefined);
  const formatMoney = useMoneyFormat();
  const columns = columnsIn(currency, (cents) => formatMoney(cents, { currency, show: 'none' }));
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      columns={withFiles ? [FILE, ...columns] : columns}
      rows={rows}
      rowKey={({ file, row, column }) => `${file ?? ''} ${row} ${column}`}
      empty={<Text tone="muted">{quarantineTableWords.noRowIsQuarantined}</Text>}
    />
  );
}

const FILE: TableColumn<QuarantinedRow> = {
  id: 'file',
  get header() {
    return quarantineTableWords.file;
  },
  cell: ({ file }) => file,
};

function columnsIn(
  currency: Currency,
  write: (cents: number) => string,
): readonly TableColumn<QuarantinedRow>[] {
  const amount = (cents: number | null) => (cents === null ? '—' : write(cents));
  return [
    {
      id: 'row',
      header: quarantineTableWords.row,
      cell: ({ row }) => formatCount(row),
      numeric: true,
      rowHeader: true,
      shrink: true,
    },
    {
      id: 'column',
      header: quarantineTableWords.column,
      cell: ({ column }) => <Code>{column}</Code>,
    },
    { id: 'message', header: quarantineTableWords.whyItIsKept, cell: ({ message }) => message },
    {
      id: 'expected',
      header: quarantineTableWords.expected(currency),
      cell: ({ expectedCents }) => amount(expectedCents),
      numeric: true,
    },
    {
      id: 'found',
      header: quarantineTableWords.found(currency),
      cell: ({ foundCents }) => amount(foundCents),
      numeric: true,
    },
  ];
}
