import { readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';
import { ConnectionError } from './db/connect.ts';
import { EmbeddedPostgresError } from './db/embedded/errors.ts';
import { MigrationError } from './db/migrate.ts';
import { ListenError } from './http/listen.ts';
import { start } from './start.ts';
import { untilStopped } from './until-stopped.ts';

/** Faults whose message is written for the operator; anything else is a bug and keeps its stack. */
const EXPLAINED = [
  ConfigError,
  ConnectionError,
  EmbeddedPostgresError,
  MigrationError,
  ListenError,
];

/** Nothing may keep a stopped server from ending. */
const LAST_RESORT_MS = 5_000;

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env, {
      argv: process.argv.slice(2),
      isTerminal: process.stderr.isTTY,
    });
    await untilStopped({
      start: (signal) => start(config, signal, (text) => process.stdout.write(`${text}\n`)),
      signals: process,
      nowMs: () => performance.now(),
      abandon: () => process.exit(1),
    });
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${explain(error)}\n`);
  }
  setTimeout(() => process.exit(), LAST_RESORT_MS).unref();
}

function explain(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind) && error instanceof Error) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

await main();
