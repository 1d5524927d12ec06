import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { listMenusWords } from './list-menus.words.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf' | 'print';

const LABELS: Readonly<Record<ExportFormat, string>> = {
  get csv() {
    return listMenusWords.csvFile;
  },
  get xlsx() {
    return listMenusWords.excelWorkbookXlsx;
  },
  pdf: 'PDF',
  get print() {
    return listMenusWords.print;
  },
};

export type ExportMenuProps = {
  /** What goes out: "1,240 payouts, 8 columns". */
  scope: string;
  formats: readonly ExportFormat[];
  onExport: (format: ExportFormat) => void;
  /** A file is being made. */
  busy?: boolean | undefined;
};

/**
 * Takes what the list shows out of the app, with its filters and columns.
 *
 * **When not:** for one document: a download link.
 *
 * **Keyboard:** as Menu.
 *
 * **Accessibility:** says what goes out before it goes.
 *
 * @example
 * <ExportMenu scope="12 payouts" formats={['csv', 'xlsx']} onExport={send} />
 */
export function ExportMenu({ scope, formats, onExport, busy = false }: ExportMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet" icon="download" disabled={busy}>
          {busy ? listMenusWords.exporting : listMenusWords.exportList}
        </Button>
      }
      items={[
        { kind: 'heading', id: 'scope', label: scope },
        ...formats.map((format) => ({
          kind: 'action' as const,
          id: format,
          label: LABELS[format],
          onSelect: () => onExport(format),
        })),
      ]}
    />
  );
}
