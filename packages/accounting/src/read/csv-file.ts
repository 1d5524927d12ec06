import { REPORT_FORMATS } from '../formats/formats.ts';
import { REFUSED_REPORTS } from '../formats/refused-reports.ts';
import type { Blocked } from '../model/reading.ts';
import { closeRows, block } from './close-rows.ts';
import { mapColumns } from './column-map.ts';
import { createCsvSplitter } from './csv-splitter.ts';
import type { FileHasher } from './file-hasher.ts';
import type { FileRows } from './file-rows.ts';
import { recogniseHeader } from './recognise.ts';
import { createRowReader, readRow, type RowReader, type RowReaderOptions } from './row-reader.ts';

/** A header line stands within this many lines; description lines come before it. */
const MAX_HEADER_LINE = 25;

/** Bytes decoded at a time, however much is pushed at once. */
const SLICE_BYTES = 64 * 1024;

/** One CSV file being read. */
export type CsvFile = {
  push(bytes: Uint8Array): void;
  close(): FileRows | Blocked;
};

export function openCsvFile(name: string, hasher: FileHasher, options: RowReaderOptions): CsvFile {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let reader: RowReader | null = null;
  let blocked: Blocked | null = null;
  let size = 0;

  function stop(reason: string, message: string, column?: string): void {
    blocked ??= {
      ...block({ name }, reason, message),
      ...(column === undefined ? {} : { column }),
    };
  }

  function findHeader(cells: string[], record: number): void {
    const found = recogniseHeader(cells, REPORT_FORMATS, REFUSED_REPORTS);
    if (found === null) {
      if (record >= MAX_HEADER_LINE) {
        stop('not_a_report', notAReport());
      }
      return;
    }
    if (found.kind === 'refused') {
      stop(found.report.reason, found.report.message);
      return;
    }
    const map = mapColumns(cells, found.format);
    if ('reason' in map) {
      stop(map.reason, columnMessage(map.reason, map.column, found.format.title), map.column);
      return;
    }
    reader = createRowReader(map, found.format, options);
  }

  const splitter = createCsvSplitter((cells, record) => {
    if (reader !== null) {
      readRow(reader, cells, record);
    } else if (blocked === null) {
      findHeader(cells, record);
    }
  });

  function take(text: string): void {
    if (text.includes('\u0000')) {
      stop('not_text', 'This is not a text file. Give the CSV file as the platform exports it.');
    } else if (!splitter.push(text)) {
      stop(
        'unclosed_quote',
        'A quote is opened and never closed, so the rest of the file cannot be split into rows. The file may be cut short: export it again.',
      );
    }
  }

  return {
    push(bytes) {
      size += bytes.length;
      hasher.update(bytes);
      for (let from = 0; from < bytes.length && blocked === null; from += SLICE_BYTES) {
        try {
          take(decoder.decode(bytes.subarray(from, from + SLICE_BYTES), { stream: true }));
        } catch (error) {
          if (!(error instanceof TypeError)) {
            throw error;
          }
          stop(
            'not_text',
            'This file is not UTF-8 text. Save it as "CSV UTF-8", or export it again.',
          );
        }
      }
    },
    close() {
      if (blocked === null && !splitter.finish()) {
        stop(
          'unclosed_quote',
          'A quote is opened and never closed: the file is cut short. Export it again.',
        );
      }
      if (size === 0) {
        stop('empty_file', 'The file is empty.');
      }
      if (blocked === null && reader === null) {
        stop('not_a_report', notAReport());
      }
      if (blocked !== null || reader === null) {
        return blocked ?? block({ name }, 'not_a_report', notAReport());
      }
      return closeRows(reader, { name, sha256: hasher.digestHex() });
    },
  };
}

function notAReport(): string {
  const titles = REPORT_FORMATS.map(({ title }) => title).join('; ');
  return `This is not a payout report that can be read. Supported are: ${titles}.`;
}

function columnMessage(reason: string, column: string, title: string): string {
  return reason === 'duplicate_column'
    ? `The ${title} report has the column "${column}" twice, so it is not clear which one counts.`
    : `The ${title} report lacks the column "${column}", without which its rows cannot be booked.`;
}
