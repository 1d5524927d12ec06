import { formatCount } from '../../../shared/format/counted.ts';

const MB = 1024 * 1024;

export type ReportLimits = {
  readonly report_bytes: number;
  readonly zip_unpacked_bytes: number;
};

/** Which files are taken; how large, once the server has said so. */
export function dropHint(limits: ReportLimits | undefined): string {
  const kinds = 'CSV or ZIP from Uber Eats or DoorDash';
  if (limits === undefined) {
    return kinds;
  }
  const [report, unpacked] = [limits.report_bytes, limits.zip_unpacked_bytes].map((bytes) =>
    Math.floor(bytes / MB),
  );
  return `${kinds}, up to ${report} MB each (a ZIP up to ${unpacked} MB unpacked). You can pause and resume large files.`;
}

/** What a client stores, and what is left of its plan. */
export function storageWords({
  used_bytes,
  limit_bytes,
}: {
  readonly used_bytes: number;
  readonly limit_bytes: number | null;
}): string {
  const used = `${megabytes(used_bytes)} stored`;
  return limit_bytes === null
    ? used
    : `${used}, ${megabytes(Math.max(0, limit_bytes - used_bytes))} of ${megabytes(limit_bytes)} left in your plan`;
}

function megabytes(bytes: number): string {
  return `${formatCount(bytes / MB, 1)} MB`;
}
