import {
  type EntryPlan,
  type StoredFile,
  type PlanOptions,
  type Reading,
  type ReadingOptions,
  toJournalDocument,
  writeBeancount,
  writeHledger,
  writeJournalCsv,
  writeJson,
  writeLedger,
} from '@platebook/accounting';
import type { Style } from '../../output/style.ts';
import type { Chunks } from '../../output/write.ts';
import type { OutputFormat } from './choose-output.ts';
import { toEntryTables } from './entry-table.ts';
import { toTabSeparatedLines } from './entry-tsv.ts';

export type DocumentParts = {
  readonly reading: Reading;
  readonly plan: EntryPlan;
  readonly options: PlanOptions;
  /** The options the reports were read with. */
  readonly readingOptions: ReadingOptions;
  readonly style: Style;
  /** Rereads the files to list each printed cell; null if they are too large or cannot be read twice. */
  readonly saveFiles: () => Promise<StoredFile[] | null>;
};

type Writer = (parts: DocumentParts) => Chunks | Promise<Chunks>;

/** Writes the document in each format, chunk by chunk, so that a large one is never in memory as a whole. */
export const DOCUMENT_WRITERS: Readonly<Record<OutputFormat, Writer>> = {
  table: ({ plan, style }) => toEntryTables(plan.entries, style),
  lines: ({ plan }) => toTabSeparatedLines(plan.entries),
  json: ({ reading, plan, options, readingOptions }) =>
    writeJson(toJournalDocument({ reading, plan, options, readingOptions })),
  csv: ({ plan }) => writeJournalCsv(plan.entries),
  hledger: ({ plan }) => writeHledger(plan.entries),
  ledger: ({ plan }) => writeLedger(plan.entries),
  beancount: ({ plan }) => writeBeancount(plan.entries),
  xlsx: async ({ reading, plan, options, saveFiles }) => {
    const { createCellReader, writeWorkpapers } = await import('@platebook/accounting/workpapers');
    const files = await saveFiles();
    return files === null
      ? writeWorkpapers({ reading, plan, options })
      : writeWorkpapers({ reading, plan, options, cellsOf: createCellReader(files, plan.entries) });
  },
};
