import { Code, Icon, ICON_NAMES, Table, type IconName, type TableColumn } from '@platebook/ui';

/** Every icon of the kit in both sizes. */
export function IconTable() {
  return <Table caption="Icons" columns={ICON_COLUMNS} rows={ICON_NAMES} rowKey={(name) => name} />;
}

const ICON_COLUMNS: readonly TableColumn<IconName>[] = [
  { id: 'name', header: 'Name', cell: (name) => <Code>{name}</Code>, rowHeader: true },
  { id: 'small', header: '16 px', cell: (name) => <Icon name={name} size={16} /> },
  { id: 'large', header: '20 px', cell: (name) => <Icon name={name} size={20} /> },
];
