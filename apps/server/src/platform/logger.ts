import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from '../config.ts';

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
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
        censor: '[redacted]',
      },
    },
    destination,
  );
}
