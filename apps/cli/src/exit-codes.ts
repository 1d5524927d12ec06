/** The exit codes, for commands on files and on a server. */
export const EXIT_CODES = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  partial: 3,
  notAuthenticated: 4,
  denied: 5,
  notFound: 6,
  rejected: 7,
  network: 8,
  server: 9,
  checkFailed: 10,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** Most serious first: the code to use when several apply. */
export const SEVERITY: readonly ExitCode[] = [
  EXIT_CODES.interrupted,
  EXIT_CODES.unexpected,
  EXIT_CODES.usage,
  EXIT_CODES.notAuthenticated,
  EXIT_CODES.denied,
  EXIT_CODES.notFound,
  EXIT_CODES.rejected,
  EXIT_CODES.server,
  EXIT_CODES.network,
  EXIT_CODES.checkFailed,
  EXIT_CODES.partial,
  EXIT_CODES.ok,
];

export const EXIT_CODE_MEANINGS: Record<ExitCode, string> = {
  [EXIT_CODES.ok]: 'success; also when there was nothing to enter or to list',
  [EXIT_CODES.unexpected]: 'unexpected failure: a bug (a crash file is written; --debug prints it)',
  [EXIT_CODES.usage]:
    'usage: unknown option, bad value, bad mapping or configuration; nothing was done',
  [EXIT_CODES.partial]:
    'partial: rows quarantined, runs not started, people not reached; the rest was done',
  [EXIT_CODES.notAuthenticated]: 'nobody is signed in, or the session or token has expired',
  [EXIT_CODES.denied]: 'your level does not allow it, or the client is not yours',
  [EXIT_CODES.notFound]: 'no such file, or no such thing on the server; the other files were read',
  [EXIT_CODES.rejected]:
    'a file or a value was rejected, or posting is blocked; the other files were read',
  [EXIT_CODES.network]: 'the server did not respond in time, or asks you to wait; try again',
  [EXIT_CODES.server]: 'the server failed; try again',
  [EXIT_CODES.checkFailed]:
    'a check failed: verify, doctor, backups; --exit-status: a run failed, health degraded',
  [EXIT_CODES.interrupted]: 'interrupted (Ctrl-C), or a question was not answered',
};

export function mostSerious(codes: Iterable<ExitCode>): ExitCode {
  const seen = new Set(codes);
  return SEVERITY.find((code) => seen.has(code)) ?? EXIT_CODES.ok;
}
