import type { Refusal } from './export-parts.ts';
import { joinBytes } from './join-bytes.ts';
import { isZip, MAX_UNPACKED_ZIP_BYTES } from './zip-file.ts';

/** A file that is read as its bytes arrive. */
export type ReportFile = {
  /** Receives the next bytes of the file, in chunks of any size. */
  push(bytes: Uint8Array): void;
  /** Ends the file; an unreadable file blocks only itself. */
  close(): void;
};

type ByKind = {
  readonly openCsv: () => ReportFile;
  readonly closeZip: (bytes: Uint8Array) => void;
  readonly refuse: (refusal: Refusal) => void;
};

const DECIDING_BYTES = 2;

/** Detects a ZIP or CSV from its first bytes, whatever its name is. */
export function openByFirstBytes({ openCsv, closeZip, refuse }: ByKind): ReportFile {
  const held: Uint8Array[] = [];
  let size = 0;
  let csv: ReportFile | null = null;

  function takeForCsv(): ReportFile {
    const file = openCsv();
    for (const bytes of held) {
      file.push(bytes);
    }
    held.length = 0;
    return file;
  }

  return {
    push(bytes) {
      if (csv !== null) {
        csv.push(bytes);
        return;
      }
      size += bytes.length;
      // A ZIP's directory is at its end, so the file is buffered; it is copied because the caller may reuse its buffer.
      if (size <= MAX_UNPACKED_ZIP_BYTES) {
        held.push(bytes.slice());
      }
      if (size >= DECIDING_BYTES && !isZip(joinBytes(held.slice(0, DECIDING_BYTES)))) {
        csv = takeForCsv();
      }
    },
    close() {
      if (csv === null && size > MAX_UNPACKED_ZIP_BYTES) {
        refuse({
          reason: 'zip_too_large',
          message: `The ZIP file is larger than ${MAX_UNPACKED_ZIP_BYTES} bytes.`,
          values: { most: MAX_UNPACKED_ZIP_BYTES },
        });
        return;
      }
      if (csv === null && size >= DECIDING_BYTES) {
        closeZip(joinBytes(held));
        return;
      }
      (csv ?? takeForCsv()).close();
    },
  };
}
