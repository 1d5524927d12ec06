import { saveFile, toNamedFile, type NamedFile } from '../api/save-file.ts';
import { zipFiles } from '../api/zip-files.ts';
import type { ListAction } from './list-actions.ts';
import { words } from './list.messages.ts';

type Workpapers<Row> = {
  /** The zip's name: "Harbor". */
  readonly clientName: string;
  readonly rowKey: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly takes?: (row: Row) => boolean;
  /** Downloads one row's workbook. */
  readonly download: (
    id: string,
  ) => Promise<{ readonly data?: Blob | undefined; readonly response: Response }>;
};

/** Workbooks are built on request; more would starve other users of the server. */
const MOST = 100;

/** Downloads several rows' workpapers as one zip. */
export function workpapersAction<Row>(of: Workpapers<Row>): ListAction<Row> {
  const { clientName, rowKey, nameOf, takes, download } = of;
  return {
    id: 'workpapers',
    label: words.workpapers,
    icon: 'download',
    most: MOST,
    ...(takes === undefined ? {} : { takes, leftOut: words.workpapersLeftOut }),
    prepare: (rows) => {
      const files = new Map<string, NamedFile>();
      return {
        job: {
          title: words.workpapers(rows.length),
          items: rows.map((row) => ({ id: rowKey(row), name: nameOf(row) })),
          work: async ({ id }) => {
            files.set(id, toNamedFile(await download(id), 'workpapers.xlsx'));
          },
          onEnd: async () => {
            if (files.size > 0) {
              saveFile(await zipFiles(`${clientName} - ${words.zipName}.zip`, [...files.values()]));
            }
          },
        },
      };
    },
  };
}
