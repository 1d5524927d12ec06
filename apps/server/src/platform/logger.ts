import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from '../config/config.ts';

export type { Logger } from 'pino';

/** Names of fields that never reach the log, at the top and one level down. */
const SECRET_FIELDS = [
  'password',
  'current_password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'apikey',
  'secret',
  'email',
  'phone',
];

/**
 * What an error may say beside its type, message and stack. Libraries hang more on theirs: a lost connection of the database
 * carries the whole client with its statements, and PostgreSQL's `detail` and `where` quote values of people.
 */
const ERROR_FIELDS = [
  'code',
  'status',
  'provider',
  'kind',
  'retryable',
  'httpStatus',
  'providerCode',
  'providerRequestId',
  'durationMs',
  'mayHaveArrived',
  'waitMs',
  'untilMs',
  'syscall',
  'address',
  'port',
  'severity',
  'table',
  'constraint',
  'routine',
] as const;

function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const { type, message, stack } = pino.stdSerializers.err(error);
  const errorFields = new Map<string, unknown>(Object.entries(error));
  const fields = ERROR_FIELDS.filter((field) => isPlain(errorFields.get(field)));
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(fields.map((field) => [field, errorFields.get(field)])),
  };
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** One JSON line per event on stderr, so that stdout carries only what a person is meant to read. */
export function createLogger(
  level: LogLevel | 'silent',
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
        censor: '[redacted]',
      },
    },
    destination,
  );
}
