import { EXIT_CODES, type ExitCode } from './exit-codes.ts';

/** Every failure the CLI can report, and the exit code when it ends the call. */
const CLI_ERROR_EXITS = {
  usage_error: EXIT_CODES.usage,
  invalid_columns: EXIT_CODES.usage,
  invalid_mapping: EXIT_CODES.usage,
  account_of_two_types: EXIT_CODES.usage,
  invalid_entries: EXIT_CODES.usage,
  output_is_input: EXIT_CODES.usage,
  output_is_directory: EXIT_CODES.usage,
  binary_to_terminal: EXIT_CODES.usage,
  output_failed: EXIT_CODES.rejected,
  file_not_found: EXIT_CODES.notFound,
  not_readable: EXIT_CODES.rejected,
  config_invalid: EXIT_CODES.usage,
  client_not_chosen: EXIT_CODES.usage,
  setting_not_set: EXIT_CODES.notFound,
  editor_failed: EXIT_CODES.rejected,
  version_not_found: EXIT_CODES.notFound,
  registry_unreachable: EXIT_CODES.network,
  download_interrupted: EXIT_CODES.network,
  permission_error: EXIT_CODES.denied,
  client_not_found: EXIT_CODES.notFound,
  store_not_found: EXIT_CODES.notFound,
  exception_not_found: EXIT_CODES.notFound,
  channel_not_found: EXIT_CODES.notFound,
  channel_exists: EXIT_CODES.rejected,
  client_not_empty: EXIT_CODES.rejected,
  plan_not_found: EXIT_CODES.notFound,
  demo_booking_not_found: EXIT_CODES.notFound,
  verification_code_not_found: EXIT_CODES.notFound,
  invitation_code_not_found: EXIT_CODES.notFound,
  report_format_version_not_found: EXIT_CODES.notFound,
  job_not_found: EXIT_CODES.notFound,
  job_not_cancellable: EXIT_CODES.rejected,
  staff_member_not_found: EXIT_CODES.notFound,
  server_not_here: EXIT_CODES.notFound,
  server_program_failed: EXIT_CODES.server,
  server_program_refused: EXIT_CODES.rejected,
  server_program_check_failed: EXIT_CODES.checkFailed,
  not_signed_in: EXIT_CODES.notAuthenticated,
  second_step_required: EXIT_CODES.notAuthenticated,
  second_step_failed: EXIT_CODES.notAuthenticated,
  credentials_exposed: EXIT_CODES.notAuthenticated,
  interrupted: EXIT_CODES.interrupted,
  unexpected_error: EXIT_CODES.unexpected,
} as const satisfies Record<string, ExitCode>;

export type CliErrorCode = keyof typeof CLI_ERROR_EXITS;

/** What a server's response adds to a failure. */
export type ServerFacts = {
  /** The server's own code, which replaces ours. */
  readonly code: string;
  /** Null without a response. */
  readonly status: number | null;
  /** Identifies the call in the server's log. */
  readonly requestId: string | null;
  readonly retryable: boolean;
};

/** An expected failure: what happened, and in `hint` how to fix it. */
export class CliError extends Error {
  readonly code: string;
  readonly exitCode: ExitCode;
  readonly hint: string | undefined;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly retryable: boolean;

  constructor(code: CliErrorCode, message: string, hint?: string, server?: ServerFacts) {
    super(message);
    this.name = 'CliError';
    this.code = server?.code ?? code;
    this.exitCode = CLI_ERROR_EXITS[code];
    this.hint = hint;
    this.status = server?.status ?? null;
    this.requestId = server?.requestId ?? null;
    this.retryable = server?.retryable ?? false;
  }
}

/** The `code` of a Node system error ("ENOENT"), or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) {
    return undefined;
  }
  return typeof error.code === 'string' ? error.code : undefined;
}
