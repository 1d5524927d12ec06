import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from '../config/config.ts';

export type { Logger } from 'pino';

/** Field names that are redacted, at the top and one level down. */
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
 * The error fields that are logged besides type, message and stack. Libraries attach more: a lost database connection
 * carries the whole client with its statements, and PostgreSQL's `detail` and `where` quote users' values.
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

/** Logs one JSON line per event to stderr, so that stdout carries only what is meant for people. */
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
