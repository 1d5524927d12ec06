import type { Blocked, Reading } from '../model/reading.ts';
import { assemble } from './assemble.ts';
import { block } from './close-rows.ts';
import { openCsvFile } from './csv-file.ts';
import { createFileHasher } from './file-hasher.ts';
import type { FileRows } from './file-rows.ts';
import type { ReadingOptions } from './reading-options.ts';
import { readZip } from './zip-file.ts';

export type ReportFile = {
  /** Takes the next bytes of the file, in any cut. */
  push(bytes: Uint8Array): void;
  /** Ends the file; a file that cannot be read blocks itself and nothing else. */
  close(): void;
};

export type ReadingSession = {
  /** Opens a CSV or a ZIP of CSVs; which of them it is, its first bytes tell. */
  openFile(file: { readonly name: string }): ReportFile;
  /** What all closed files say together. */
  finish(): Reading;
};

/**
 * Reads report files as their bytes arrive, any number of them in any order. Synchronous and without I/O: memory grows
 * with the number of payouts and by about twelve bytes a row, not with the size of the files. The order of files, and
 * of rows within a file, changes nothing.
 *
 * @throws Error when `fileCount` said 1 and two files of one platform were opened.
 */
export function openReading(options: ReadingOptions = {}): ReadingSession {
  const files: FileRows[] = [];
  const blocked: Blocked[] = [];

  function openCsv(name: string, keepKeys: boolean): ReportFile {
    const hasher = (options.createHasher ?? createFileHasher)();
    const file = openCsvFile(name, hasher, { ...options, keepKeys });
    return {
      push: file.push,
      close() {
        const result = file.close();
        if ('reason' in result) {
          blocked.push(result);
        } else {
          files.push(result);
        }
      },
    };
  }

  const isAlone = options.fileCount === 1;
  return {
    openFile({ name }) {
      return openByFirstBytes({
        openCsv: () => openCsv(name, !isAlone),
        closeZip(bytes) {
          const problem = readZip(name, bytes, (innerName, siblings) =>
            openCsv(`${name}/${innerName}`, !isAlone || siblings > 1),
          );
          if (problem !== null) {
            blocked.push(problem);
          }
        },
        refuse: (reason, message) => blocked.push(block({ name }, reason, message)),
      });
    },
    finish: () => assemble(files, blocked),
  };
}

/** Reads whole files at once: `openReading` for callers that hold the bytes. */
export function readReports(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  options: ReadingOptions = {},
): Reading {
  const session = openReading({ fileCount: files.length, ...options });
  for (const { name, bytes } of files) {
    const file = session.openFile({ name });
    file.push(bytes);
    file.close();
  }
  return session.finish();
}

/** A ZIP's table of contents is at its end, so a ZIP is held until it is closed; this is how much of one. */
const MAX_ZIP_BYTES = 200_000_000;
const ZIP_START = [0x50, 0x4b];

type ByKind = {
  readonly openCsv: () => ReportFile;
  readonly closeZip: (bytes: Uint8Array) => void;
  readonly refuse: (reason: string, message: string) => void;
};

function openByFirstBytes({ openCsv, closeZip, refuse }: ByKind): ReportFile {
  const held: Uint8Array[] = [];
  let size = 0;
  let csv: ReportFile | null = null;

  return {
    push(bytes) {
      if (csv !== null) {
        csv.push(bytes);
        return;
      }
      size += bytes.length;
      if (size <= MAX_ZIP_BYTES) {
        // The caller may use its buffer again, so what is held is copied.
        held.push(bytes.slice());
      }
      if (size >= ZIP_START.length && !isZip(join(held.slice(0, 2)))) {
        csv = openCsv();
        held.forEach(csv.push);
        held.length = 0;
      }
    },
    close() {
      if (csv === null && size > MAX_ZIP_BYTES) {
        refuse('zip_too_large', `The ZIP file is larger than ${MAX_ZIP_BYTES} bytes.`);
      } else if (csv === null && size >= ZIP_START.length) {
        closeZip(join(held));
      } else {
        csv ??= openCsv();
        held.forEach(csv.push);
        csv.close();
      }
    },
  };
}

function isZip(bytes: Uint8Array): boolean {
  return ZIP_START.every((byte, at) => bytes[at] === byte);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const [only, second] = parts;
  if (only !== undefined && second === undefined) {
    return only;
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
