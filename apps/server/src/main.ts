import { ConfigError, readConfig } from './config.ts';
import { ConnectionError } from './db/connect.ts';
import { EmbeddedPostgresError } from './db/embedded/errors.ts';
import { MigrationError } from './db/migrate.ts';
import { ListenError } from './http/listen.ts';
import { start } from './start.ts';
import type { Running } from './start.ts';

/** Faults whose message is written for the operator; anything else is a bug and keeps its stack. */
const EXPLAINED = [
  ConfigError,
  ConnectionError,
  EmbeddedPostgresError,
  MigrationError,
  ListenError,
];

/** A terminal and npm may both deliver the same Ctrl-C; only a later signal means "now". */
const SAME_SIGNAL_MS = 1_000;

/** Nothing may keep a stopped server from ending. */
const LAST_RESORT_MS = 5_000;

async function main(): Promise<void> {
  const stopping = new AbortController();
  let running: Running | null = null;
  let firstSignalAt = 0;
  const onSignal = (): void => {
    if (stopping.signal.aborted) {
      if (performance.now() - firstSignalAt > SAME_SIGNAL_MS) {
        process.exit(1);
      }
      return;
    }
    firstSignalAt = performance.now();
    stopping.abort();
    void running?.stop().finally(() => {
      setTimeout(() => process.exit(), LAST_RESORT_MS).unref();
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  try {
    const config = readConfig(process.env, {
      argv: process.argv.slice(2),
      isTerminal: process.stderr.isTTY,
    });
    running = await start(config, stopping.signal, (text) => process.stdout.write(`${text}\n`));
    await running.stopped;
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? 0 : 1;
    process.stderr.write(`${explain(error)}\n`);
  } finally {
    process.off('SIGTERM', onSignal);
    process.off('SIGINT', onSignal);
  }
}

function explain(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind) && error instanceof Error) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

await main();
