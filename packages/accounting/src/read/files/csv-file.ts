import { REPORT_FORMATS } from '../../formats/formats.ts';
import { REFUSED_REPORTS } from '../../formats/refused-reports.ts';
import type { ReportFormat } from '../../formats/report-format.ts';
import type { Blocked, SourceFile } from '../../model/reading.ts';
import { closeRows } from './close-rows.ts';
import { mapColumns } from '../columns/column-map.ts';
import { createCsvSplitter } from './csv-splitter.ts';
import type { FileHasher } from './file-hasher.ts';
import type { FileRows } from '../rows/file-rows.ts';
import { createExportParts, type ExportParts, type Refusal } from './export-parts.ts';
import { findNearFormat, nameNearReport } from './near-report.ts';
import { notifyOfHeader, notifyOfRows } from '../columns/notify-of-unknown.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { recogniseHeader } from './recognise.ts';
import { looksLike } from './report-title.ts';
import { createRowReader, type RowReader, type RowReaderOptions } from '../rows/row-reader.ts';

/** A header line is within this many lines; description lines may precede it. */
const MAX_HEADER_LINE = 25;

/** Bytes decoded at a time, however many are pushed at once. */
const SLICE_BYTES = 64 * 1024;

type FileOptions = RowReaderOptions & Pick<ReadingOptions, 'nameOf' | 'onUnknownColumns'>;

/** One CSV file being read. */
export type CsvFile = {
  push(bytes: Uint8Array): void;
  /** The exports in the file, usually one, or why none of it can be read. */
  close(): Omit<FileRows, 'opening'>[] | Blocked;
  /** The format recognized from its header; null while none was found. */
  format(): ReportFormat | null;
};

export function openCsvFile(
  name: string,
  hasher: FileHasher,
  fileOptions: Omit<FileOptions, 'fileName'>,
): CsvFile {
  const options: FileOptions = { ...fileOptions, fileName: name };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: ExportParts | null = null;
  let refusal: Refusal | null = null;
  let size = 0;
  const lines: (readonly string[])[] = [];

  const splitter = createCsvSplitter((cells, record) => {
    if (refusal !== null) {
      return;
    }
    if (parts !== null) {
      refusal = parts.read(cells, record);
      return;
    }
    const found = findReader(cells, options);
    if (found === null) {
      lines.push(cells);
      refusal = record >= MAX_HEADER_LINE ? notAReport(lines, options) : null;
    } else if ('map' in found) {
      parts = createExportParts(found, (header) => findReader(header, options));
    } else {
      refusal = found;
    }
  });

  return {
    push(bytes) {
      size += bytes.length;
      hasher.update(bytes);
      for (let from = 0; from < bytes.length && refusal === null; from += SLICE_BYTES) {
        const text = decodeText(decoder, bytes.subarray(from, from + SLICE_BYTES));
        if (text === null) {
          refusal = notText(parts);
        } else if (!splitter.push(text)) {
          refusal = unclosedQuote(parts);
        }
      }
    },
    format: () => parts?.format ?? null,
    close() {
      if (size === 0) {
        refusal = { reason: 'empty_file', message: 'The file is empty.' };
      } else if (refusal === null && !splitter.finish()) {
        refusal = unclosedQuote(parts);
      }
      const sha256 = hasher.digestHex();
      const file = { name: fileOptions.nameOf?.({ name, sha256 }) ?? name, sha256 };
      if (refusal !== null || parts === null) {
        return { ...(refusal ?? notAReport(lines, options)), file: file.name, sha256 };
      }
      const readers = parts.finish();
      readers.forEach((reader) => notifyOfRows(reader, options));
      return closeParts(readers, file);
    },
  };
}

/** All exports of a file, or why one of them cannot be read, which stops the others. */
function closeParts(
  readers: readonly RowReader[],
  file: SourceFile,
): Omit<FileRows, 'opening'>[] | Blocked {
  const closed = readers.map((reader) => closeRows(reader, file));
  const blocked = closed.find((part) => 'reason' in part);
  return blocked === undefined
    ? closed.flatMap((part) => ('reason' in part ? [] : [part]))
    : { ...blocked, sha256: file.sha256 };
}

function notText(parts: ExportParts | null): Refusal {
  const how = 'Give the CSV as the platform exports it, or save it as "CSV UTF-8".';
  return {
    reason: 'not_text',
    message:
      parts === null
        ? `This file is not UTF-8 text. ${how}`
        : `${looksLike(parts.format)}, but it is not UTF-8 text all the way through. ${how}`,
    values: { report: parts?.format.title ?? null },
  };
}

function unclosedQuote(parts: ExportParts | null): Refusal {
  const what = parts === null ? 'In this file' : `${looksLike(parts.format)}, but`;
  return {
    reason: 'unclosed_quote',
    message: `${what} a quote is opened and never closed, so the rest of the file cannot be split into rows. The file may be cut short: export it again.`,
    values: { report: parts?.format.title ?? null },
  };
}

function decodeText(decoder: TextDecoder, bytes: Uint8Array): string | null {
  try {
    const text = decoder.decode(bytes, { stream: true });
    return text.includes('\u0000') ? null : text;
  } catch (error) {
    if (error instanceof TypeError) {
      return null;
    }
    throw error;
  }
}

/** The reader for the report that this header line belongs to, or why it is refused; `null` if it is no header line. */
function findReader(cells: readonly string[], options: FileOptions): RowReader | Refusal | null {
  const found = recogniseHeader(cells, REPORT_FORMATS, REFUSED_REPORTS, options.columns);
  if (found === null) {
    return null;
  }
  if (found.kind === 'refused') {
    const { reason, message, title: report } = found.report;
    return { reason, message, values: { report } };
  }
  const map = mapColumns(cells, found.format, options.columns);
  if ('reason' in map) {
    const { reason, column } = map;
    if (reason === 'missing_column') {
      notifyOfHeader(cells, found.format, options);
    }
    const title = looksLike(found.format);
    const messages = {
      duplicate_column: `${title}, but it has the column "${column}" twice, so it is not clear which one counts. Export it again, or delete the one that was added.`,
      missing_column: `${title}, but its column "${column}" is missing, without which its rows cannot be booked. Export it again with all of its columns.`,
      too_many_columns: `${title}, but it has more money columns than can be read at once, so "${column}" cannot be counted as well. Nothing of this file is read.`,
    };
    const values = { report: found.format.title, column };
    return { reason, column, message: messages[reason], values };
  }
  return createRowReader(map, found.format, options);
}

/** Describes an unsupported file as precisely as its first lines allow. */
function notAReport(lines: readonly (readonly string[])[], options: FileOptions): Refusal {
  for (const cells of lines) {
    const near = findNearFormat(cells, REPORT_FORMATS);
    if (near !== null) {
      notifyOfHeader(cells, near.format, options);
      break;
    }
  }
  const near = lines
    .map((cells) => nameNearReport(cells, REPORT_FORMATS, REFUSED_REPORTS))
    .find((refusal) => refusal !== null);
  if (near !== undefined) {
    return near;
  }
  const titles = [...new Set(REPORT_FORMATS.map(({ title }) => title))].join('; ');
  return {
    reason: 'not_a_report',
    message: `This is not a payout report that can be read. Supported are: ${titles}.`,
    values: { supported: titles },
  };
}
