import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { explainFault } from './explain-fault.ts';
import { hashingInProcess } from './features/auth/hashing.ts';
import { lowerPriority } from './platform/lower-priority.ts';
import { start } from './start.ts';
import { untilStopped } from './until-stopped.ts';

/** Built beside this one. */
const HASH_PROGRAM = fileURLToPath(new URL('./hash-program.js', import.meta.url));
/** Nothing may keep a stopped server from ending. */
const LAST_RESORT_MS = 5_000;

/** Somebody waits for a page, nobody for a report: a worker of its own takes what web processes leave of the processors. */
function yieldToWeb({ roles }: Config): void {
  if (!roles.includes('web')) {
    lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env, {
      argv: process.argv.slice(2),
      isTerminal: process.stderr.isTTY,
    });
    await untilStopped({
      start: async (signal) => {
        const running = await start(config, {
          signal,
          say: (text) => process.stdout.write(`${text}\n`),
          hashing: hashingInProcess(HASH_PROGRAM),
        });
        // Not before: a database that was started with it would inherit it.
        yieldToWeb(config);
        return running;
      },
      signals: process,
      nowMs: () => performance.now(),
      abandon: () => process.exit(1),
    });
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${explainFault(error)}\n`);
  }
  setTimeout(() => process.exit(), LAST_RESORT_MS).unref();
}

await main();
