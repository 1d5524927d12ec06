import { formatCount } from '../../../shared/format/counted.ts';
import { words } from './files.messages.tsx';

const MB = 1024 * 1024;

export type ReportLimits = {
  readonly report_bytes: number;
  readonly zip_unpacked_bytes: number;
};

/** The accepted files, and their maximum size once known. */
export function dropHint(limits: ReportLimits | undefined): string {
  const kinds = words.fileKinds;
  if (limits === undefined) {
    return kinds;
  }
  const whole = (bytes: number) => Math.floor(bytes / MB);
  return words.fileLimits(kinds, whole(limits.report_bytes), whole(limits.zip_unpacked_bytes));
}

/** The client's storage and its plan's remaining quota. */
export function storageWords({
  used_bytes,
  limit_bytes,
}: {
  readonly used_bytes: number;
  readonly limit_bytes: number | null;
}): string {
  const used = words.stored(megabytes(used_bytes));
  return limit_bytes === null
    ? used
    : words.leftInPlan(
        used,
        megabytes(Math.max(0, limit_bytes - used_bytes)),
        megabytes(limit_bytes),
      );
}

function megabytes(bytes: number): string {
  return words.mb(formatCount(bytes / MB, 1));
}
