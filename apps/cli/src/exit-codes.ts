/** The exit codes of the offline commands; the server commands add theirs to the same table. */
export const EXIT_CODES = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  partial: 3,
  notFound: 6,
  rejected: 7,
  checkFailed: 10,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** Most serious first: what the exit code says when one call has several things to say. */
export const SEVERITY: readonly ExitCode[] = [
  EXIT_CODES.interrupted,
  EXIT_CODES.unexpected,
  EXIT_CODES.usage,
  EXIT_CODES.notFound,
  EXIT_CODES.rejected,
  EXIT_CODES.checkFailed,
  EXIT_CODES.partial,
  EXIT_CODES.ok,
];

export const EXIT_CODE_MEANINGS: Record<ExitCode, string> = {
  [EXIT_CODES.ok]: 'success; also when there was nothing to enter',
  [EXIT_CODES.unexpected]: 'unexpected failure: a bug (a crash file is written; --debug prints it)',
  [EXIT_CODES.usage]: 'usage: unknown option, bad value, bad mapping file; nothing was read',
  [EXIT_CODES.partial]: 'partial: some rows are quarantined, the rest went on',
  [EXIT_CODES.notFound]: 'no such file; the other files went on',
  [EXIT_CODES.rejected]: 'a file was rejected or posting is blocked; the other files went on',
  [EXIT_CODES.checkFailed]: 'verify: an entry does not follow from the files',
  [EXIT_CODES.interrupted]: 'interrupted (Ctrl-C)',
};

export function mostSerious(codes: Iterable<ExitCode>): ExitCode {
  const seen = new Set(codes);
  return SEVERITY.find((code) => seen.has(code)) ?? EXIT_CODES.ok;
}
