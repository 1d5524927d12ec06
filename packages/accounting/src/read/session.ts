import type { Blocked, ColumnDecision, Reading } from '../model/reading.ts';
import { assemble } from './payouts/assemble.ts';
import { openCsvFile, type CsvFile } from './files/csv-file.ts';
import { createFileHasher } from './files/file-hasher.ts';
import type { FileRows } from './rows/file-rows.ts';
import { checkColumns, checkOptions, type ReadingOptions } from './reading-options.ts';
import { openByFirstBytes, type ReportFile } from './files/first-bytes.ts';
import { readZip } from './files/zip-file.ts';

type NamedFile = {
  readonly name: string;
  /** Decisions about this file's columns, instead of those in the options. */
  readonly columns?: readonly ColumnDecision[];
};

/** Files being read together: open each, push its bytes, close it, then finish. */
export type ReadingSession = {
  /**
   * Opens a CSV or a ZIP of CSVs, detected from its first bytes.
   *
   * @throws RangeError when a decision about one of its columns is invalid.
   */
  openFile(file: NamedFile): ReportFile;
  /** The combined result of all closed files. */
  finish(): Reading;
};

/**
 * Reads report files as their bytes arrive, any number of them in any order. Synchronous and without I/O: memory grows
 * with the number of payouts and by about twelve bytes a row, not with the size of the files. The order of files, and of
 * rows within a file, does not matter.
 *
 * @throws RangeError when an option is invalid, such as a cutoff that is not a time of day.
 * @throws Error when `fileCount` was 1 and two files of one platform were opened.
 *
 * @example
 * const reading = openReading({ fileCount: 1 });
 * const file = reading.openFile({ name: 'payment-details.csv' });
 * for await (const bytes of createReadStream('payment-details.csv')) {
 *   file.push(bytes);
 * }
 * file.close();
 * const { payouts, blocked } = reading.finish();
 */
export function openReading(options: ReadingOptions = {}): ReadingSession {
  checkOptions(options);
  const files: FileRows[] = [];
  const blocked: Blocked[] = [];
  let openings = 0;

  function hashOf(bytes: Uint8Array): string {
    const hasher = (options.createHasher ?? createFileHasher)();
    hasher.update(bytes);
    return hasher.digestHex();
  }

  function openCsv(
    { name, columns = options.columns }: NamedFile,
    keepKeys: boolean,
  ): ReportFile & Pick<CsvFile, 'format'> {
    const hasher = (options.createHasher ?? createFileHasher)();
    const file = openCsvFile(name, hasher, {
      ...options,
      ...(columns === undefined ? {} : { columns }),
      keepKeys,
    });
    return {
      push: (bytes) => file.push(bytes),
      format: () => file.format(),
      close() {
        const result = file.close();
        const opening = openings;
        openings += 1;
        if ('reason' in result) {
          blocked.push(result);
        } else {
          files.push(...result.map((rows) => ({ ...rows, opening })));
        }
      },
    };
  }

  const isAlone = options.fileCount === 1;
  return {
    openFile(opened) {
      const { name } = opened;
      checkColumns(opened.columns);
      return openByFirstBytes({
        openCsv: () => openCsv(opened, !isAlone),
        closeZip(bytes) {
          const problem = readZip(name, bytes, (innerName, siblings) =>
            openCsv({ ...opened, name: `${name}/${innerName}` }, !isAlone || siblings > 1),
          );
          if (problem !== null) {
            const sha256 = hashOf(bytes);
            const file = options.nameOf?.({ name, sha256 }) ?? name;
            blocked.push({ ...problem, file, sha256 });
          }
        },
        refuse: (refusal) => blocked.push({ file: name, ...refusal }),
      });
    },
    finish: () => assemble(files, blocked),
  };
}

/**
 * Reads whole files at once: `openReading` for callers that have the bytes.
 *
 * @throws RangeError when an option is invalid, such as a cutoff that is not a time of day.
 *
 * @example
 * const { payouts, blocked } = readReports([{ name: 'payment-details.csv', bytes }]);
 * blocked; // files that stopped, each with its reason; the others are read
 */
export function readReports(
  files: readonly (NamedFile & { readonly bytes: Uint8Array })[],
  options: ReadingOptions = {},
): Reading {
  const reading = readAll(files, { fileCount: files.length, ...options });
  // Whether rows repeat inside a file is known only after it was read.
  return reading.blocked.some(({ reason }) => reason === 'joined_exports')
    ? readAll(files, { ...options, fileCount: files.length + 1 })
    : reading;
}

function readAll(files: Parameters<typeof readReports>[0], options: ReadingOptions): Reading {
  const session = openReading(options);
  for (const { bytes, ...named } of files) {
    const file = session.openFile(named);
    file.push(bytes);
    file.close();
  }
  return session.finish();
}
