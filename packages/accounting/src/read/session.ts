import type { Blocked, Reading } from '../model/reading.ts';
import { assemble } from './assemble.ts';
import { openCsvFile } from './csv-file.ts';
import { createFileHasher, type FileHasher } from './file-hasher.ts';
import type { FileRows } from './file-rows.ts';

export type ReadingOptions = {
  /** IANA zone of the stores; used only where a report prints no local date. Default `UTC`, with a note. */
  readonly timeZone?: string;
  /** `HH:MM`, such as `04:00`: rows with an earlier local time belong to the business day before. */
  readonly businessDayCutoff?: string;
  /** Another SHA-256, such as `node:crypto`'s; the default is in JavaScript and slower. */
  readonly createHasher?: () => FileHasher;
};

export type ReportFile = {
  /** Takes the next bytes of the file, in any cut. */
  push(bytes: Uint8Array): void;
  /** Ends the file; a file that cannot be read blocks itself and nothing else. */
  close(): void;
};

export type ReadingSession = {
  openFile(file: { readonly name: string }): ReportFile;
  /** What all closed files say together. */
  finish(): Reading;
};

/**
 * Reads report files as their bytes arrive, any number of them in any order. Synchronous and without I/O: memory grows
 * with the number of payouts, not with the size of the files.
 */
export function openReading(options: ReadingOptions = {}): ReadingSession {
  const files: FileRows[] = [];
  const blocked: Blocked[] = [];
  return {
    openFile({ name }) {
      const file = openCsvFile(name, (options.createHasher ?? createFileHasher)(), options);
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
    },
    finish: () => assemble(files, blocked),
  };
}

/** Reads whole files at once: `openReading` for callers that hold the bytes. */
export function readReports(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  options: ReadingOptions = {},
): Reading {
  const session = openReading(options);
  for (const { name, bytes } of files) {
    const file = session.openFile({ name });
    file.push(bytes);
    file.close();
  }
  return session.finish();
}
