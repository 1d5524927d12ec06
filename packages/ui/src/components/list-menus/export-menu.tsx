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
  /** What is exported: "1,240 payouts, 8 columns". */
  scope: string;
  formats: readonly ExportFormat[];
  onExport: (format: ExportFormat) => void;
  /** Whether a file is being created. */
  busy?: boolean | undefined;
};

/**
 * Exports the list with its filters and columns.
 *
 * **When not:** for a single document use a download link.
 *
 * **Keyboard:** as Menu.
 *
 * **Accessibility:** names what is exported beforehand.
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
