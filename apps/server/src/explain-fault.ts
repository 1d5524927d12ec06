import { ConfigError } from './config/values.ts';
import { ConnectionError } from './db/connect.ts';
import { EmbeddedPostgresError } from './db/embedded/errors.ts';
import { MigrationError } from './db/migrate.ts';
import { ListenError } from './http/listen.ts';
import { DataDirError } from './platform/data-dir.ts';
import { SecretKeysError } from './platform/secret-keys.ts';
import { WorkerError } from './worker-process.ts';

/** Errors with a message written for the operator; anything else is a bug and keeps its stack. */
const EXPLAINED = [
  ConfigError,
  DataDirError,
  SecretKeysError,
  ConnectionError,
  EmbeddedPostgresError,
  MigrationError,
  ListenError,
  WorkerError,
];

/** What an operator reads when a command fails. */
export function explainFault(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind) && error instanceof Error) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
