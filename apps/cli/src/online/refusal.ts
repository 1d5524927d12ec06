import type { ApiError } from '@platebook/api-client';
import { CliError } from '../cli-error.ts';
import { EXIT_CODES, type ExitCode } from '../exit-codes.ts';

/** A refused or unanswered call, with the exit code of its class. */
export class RefusedCall extends CliError {
  override readonly exitCode: ExitCode;

  constructor(error: ApiError, apiUrl: string, hint = hintFor(error, apiUrl)) {
    super('unexpected_error', toSentence(error), hint, {
      code: error.code,
      status: error.status,
      requestId: error.requestId,
      retryable: error.classification.retryable,
    });
    this.exitCode = exitCodeOf(error);
  }
}

function exitCodeOf({ status }: ApiError): ExitCode {
  if (status === null || status === 408 || status === 429) {
    return EXIT_CODES.network;
  }
  const isRejected = status >= 400 && status < 500;
  return BY_STATUS[status] ?? (isRejected ? EXIT_CODES.rejected : EXIT_CODES.server);
}

const BY_STATUS: Readonly<Record<number, ExitCode>> = {
  401: EXIT_CODES.notAuthenticated,
  403: EXIT_CODES.denied,
  404: EXIT_CODES.notFound,
};

/** Field errors are appended to the sentence: there is no form to show them in. */
function toSentence({ message, fields }: ApiError): string {
  const faults = fields.map(({ path, message: fault }) => `${path.replace(/^\//, '')} ${fault}`);
  return faults.length === 0 ? message : `${message} ${faults.join('; ')}.`;
}

function hintFor({ status, code, operation, retryAfterSeconds }: ApiError, apiUrl: string) {
  if (status === null) {
    return operation === 'read'
      ? `is ${apiUrl} the right address, and does it answer?`
      : 'it is not known whether it was done; look before you try again';
  }
  if ((status === 429 || status === 503) && retryAfterSeconds !== null) {
    return `try again in ${retryAfterSeconds} s`;
  }
  return HINTS[code] ?? (status === 401 ? 'platebook auth login' : undefined);
}

const HINTS: Readonly<Record<string, string>> = {
  client_access_denied: "'platebook client list' shows the clients you have",
  second_step_required: 'platebook auth login',
  second_step_setup_required:
    'set it up in the web app (Settings, Security), then platebook auth login',
  token_second_step_missing:
    'sign in to the web app with your code, and make a new API token there',
  permission_error: "'platebook auth whoami' shows your level; an owner can change it",
  invalid_credentials: 'a forgotten password is reset in the web app',
};
