import { Unzip, UnzipInflate, unzipSync, type UnzipFileInfo } from 'fflate';
import type { ReportFormat } from '../../formats/report-format.ts';
import type { Blocked } from '../../model/reading.ts';
import { block } from './close-rows.ts';
import { looksLike } from './report-title.ts';

/**
 * The maximum unpacked size of an archive's reports. Less than for a single report: an archive is unpacked synchronously
 * when its last byte arrives, without back-pressure from the row consumer. Until then it is buffered in memory, so no
 * archive may be larger.
 */
export const MAX_UNPACKED_ZIP_BYTES = 100 * 1024 * 1024;

/** Further limits of an archive. */
const ZIP_LIMITS = { entries: 1_000, ratio: 100 } as const;

const SLICE_BYTES = 64 * 1024;

/** Smaller files are exempt from the ratio limit: a few repeated rows compress well. */
const RATIO_FROM_BYTES = 1_000_000;

type InnerFile = {
  push(bytes: Uint8Array): void;
  close(): void;
  /** The format recognized from its header; null while none was found. */
  format(): Pick<ReportFormat, 'title'> | null;
};

/**
 * Reads the reports in a ZIP. Names and sizes are checked before anything is unpacked, and again against the actual
 * output, so that an archive with a false size is stopped.
 *
 * @param open Receives the name of each entry; its `push` receives the unpacked bytes.
 * @returns Why the archive is not read, or `null`.
 */
export function readZip(
  name: string,
  bytes: Uint8Array,
  open: (innerName: string, siblings: number) => InnerFile,
): Blocked | null {
  const entries = listEntries(bytes);
  if (entries === null) {
    return damagedArchive(name);
  }
  const problem = refuseArchive(name, entries);
  if (problem !== null) {
    return problem;
  }
  const wanted = new Map(entries.filter(isReportEntry).map((entry) => [entry.name, entry]));
  if (wanted.size === 0) {
    return block({ name }, 'not_a_report', 'The ZIP file holds no report.', { of: 'archive' });
  }
  const missing = new Set(wanted.keys());
  const damage = unpack(name, bytes, (innerName) => {
    const entry = wanted.get(innerName);
    return entry === undefined
      ? null
      : {
          entry,
          file: open(innerName, wanted.size),
          onComplete: () => missing.delete(innerName),
        };
  });
  const [lost] = missing;
  return damage ?? (lost === undefined ? null : damagedEntry(name, lost));
}

/** Whether bytes start with the ZIP signature. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

const WORKBOOK = 'xl/workbook.xml';

function damagedArchive(name: string): Blocked {
  const isWorkbook = /\.xlsx?$/i.test(name);
  const message = isWorkbook
    ? 'This Excel workbook is damaged or cut short. Download the report again as CSV.'
    : 'The ZIP file is damaged or cut short. Download it again.';
  return block({ name }, 'bad_zip', message, { of: isWorkbook ? 'workbook' : 'archive' });
}

function listEntries(bytes: Uint8Array): UnzipFileInfo[] | null {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter(entry) {
        entries.push(entry);
        return false;
      },
    });
  } catch {
    return null;
  }
  return entries;
}

function isReportEntry({ name }: UnzipFileInfo): boolean {
  const base = name.slice(name.lastIndexOf('/') + 1);
  return base !== '' && !base.startsWith('.') && !name.startsWith('__MACOSX/');
}

function refuseArchive(name: string, entries: readonly UnzipFileInfo[]): Blocked | null {
  if (entries.length > ZIP_LIMITS.entries) {
    const message = `The ZIP file has ${entries.length} entries; at most ${ZIP_LIMITS.entries} are read.`;
    const values = { entries: entries.length, most: ZIP_LIMITS.entries };
    return block({ name }, 'zip_too_large', message, values);
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.originalSize, 0);
  if (unpacked > MAX_UNPACKED_ZIP_BYTES) {
    const message = `The ZIP file unpacks to ${unpacked} bytes; at most ${MAX_UNPACKED_ZIP_BYTES} are read. Give the CSV files themselves.`;
    const values = { bytes: unpacked, most: MAX_UNPACKED_ZIP_BYTES };
    return block({ name }, 'zip_too_large', message, values);
  }
  const bomb = entries.find(
    ({ size, originalSize }) =>
      originalSize > RATIO_FROM_BYTES && originalSize > size * ZIP_LIMITS.ratio,
  );
  if (bomb !== undefined) {
    const message = `"${bomb.name}" in the ZIP file is packed more than ${ZIP_LIMITS.ratio} to 1, as no report is. Nothing of it is unpacked.`;
    return block({ name }, 'zip_bomb', message, { entry: bomb.name, ratio: ZIP_LIMITS.ratio });
  }
  if (entries.some((entry) => entry.name === WORKBOOK)) {
    const message =
      'This is an Excel workbook. Give the CSV or ZIP as the platform exports it, or save its sheet as "CSV UTF-8 (comma delimited)".';
    return block({ name }, 'workbook', message);
  }
  const nested = entries.find((entry) => /\.(zip|gz|tgz|tar|7z|rar)$/i.test(entry.name));
  if (nested !== undefined) {
    const message = `The ZIP file holds another archive, "${nested.name}". Unpack it and give the reports themselves.`;
    return block({ name }, 'nested_archive', message, { entry: nested.name });
  }
  return null;
}

type OpenEntry = (innerName: string) => {
  readonly entry: UnzipFileInfo;
  readonly file: InnerFile;
  readonly onComplete: () => void;
} | null;

function unpack(name: string, bytes: Uint8Array, openEntry: OpenEntry): Blocked | null {
  const problems: Blocked[] = [];
  const unzip = new Unzip((stored) => {
    const opened = problems.length === 0 ? openEntry(stored.name) : null;
    if (opened === null) {
      return;
    }
    let size = 0;
    stored.ondata = (error, chunk, isLast) => {
      size += error ? 0 : chunk.length;
      if (error !== null || size > opened.entry.originalSize) {
        problems.push(damagedEntry(name, stored.name, opened.file.format()));
      }
      if (problems.length > 0) {
        return;
      }
      opened.file.push(chunk);
      if (isLast && size === opened.entry.originalSize) {
        opened.onComplete();
        opened.file.close();
      }
    };
    stored.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && problems.length === 0; from += SLICE_BYTES) {
      unzip.push(bytes.subarray(from, from + SLICE_BYTES), from + SLICE_BYTES >= bytes.length);
    }
  } catch {
    problems.push(damagedEntry(name, name));
  }
  return problems[0] ?? null;
}

/** @param format The format the entry was recognized as before it broke off. */
function damagedEntry(
  name: string,
  entry: string,
  format: Pick<ReportFormat, 'title'> | null = null,
): Blocked {
  const what = format === null ? '' : `${looksLike(format)}, but `;
  const message = `${what}"${entry}" in the ZIP file cannot be unpacked. Download it again.`;
  return block({ name }, 'bad_zip', message, { of: 'entry', entry, report: format?.title ?? null });
}
