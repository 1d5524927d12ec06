import { EXIT_CODES, type ExitCode } from './exit-codes.ts';

/** Every failure the CLI can name, and how the process ends when it stops the call. */
const CLI_ERROR_EXITS = {
  usage_error: EXIT_CODES.usage,
  invalid_mapping: EXIT_CODES.usage,
  invalid_entries: EXIT_CODES.usage,
  output_is_input: EXIT_CODES.usage,
  output_is_directory: EXIT_CODES.usage,
  binary_to_terminal: EXIT_CODES.usage,
  output_failed: EXIT_CODES.rejected,
  file_not_found: EXIT_CODES.notFound,
  not_readable: EXIT_CODES.rejected,
  interrupted: EXIT_CODES.interrupted,
  unexpected_error: EXIT_CODES.unexpected,
} as const satisfies Record<string, ExitCode>;

export type CliErrorCode = keyof typeof CLI_ERROR_EXITS;

/** An expected failure: what happened, and in `hint` the way out. */
export class CliError extends Error {
  readonly code: CliErrorCode;
  readonly hint: string | undefined;

  constructor(code: CliErrorCode, message: string, hint?: string) {
    super(message);
    this.name = 'CliError';
    this.code = code;
    this.hint = hint;
  }

  get exitCode(): ExitCode {
    return CLI_ERROR_EXITS[this.code];
  }
}

/** The `code` of a Node system error ("ENOENT"), or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) {
    return undefined;
  }
  return typeof error.code === 'string' ? error.code : undefined;
}
