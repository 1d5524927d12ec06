import { Table } from '@platebook/ui';

export type WordTableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A table of text for MDX pages: MDX renders Markdown tables as plain text. */
export function WordTable({ caption, head, rows }: WordTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={head.map((header, index) => ({
        id: header,
        header,
        rowHeader: index === 0,
        cell: (row: readonly string[]) => row[index] ?? '',
      }))}
      rows={rows}
      rowKey={(row) => row.join(' ')}
    />
  );
}
