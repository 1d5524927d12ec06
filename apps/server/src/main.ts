import { fileURLToPath } from 'node:url';
import { readConfig } from './config/config.ts';
import { explainFault } from './explain-fault.ts';
import { hashingInProcess } from './identity/auth/tokens/hashing.ts';
import { start } from './start.ts';
import { untilStopped } from './until-stopped.ts';
import { workerInProcess } from './worker-process.ts';

/** Built next to this one, like the following program. */
const HASH_PROGRAM = fileURLToPath(new URL('./hash-program.js', import.meta.url));
const WORKER_PROGRAM = fileURLToPath(new URL('./worker-program.js', import.meta.url));
/** A last resort, so that nothing keeps a stopped server from exiting. */
const LAST_RESORT_MS = 5_000;

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
          print: (text) => process.stdout.write(`${text}\n`),
          hashing: hashingInProcess(HASH_PROGRAM),
          workerProcess: workerInProcess(WORKER_PROGRAM),
        });
        // Not earlier: a database started by this process would inherit the priority.
        if (!config.roles.includes('web')) {
          running.yieldToUsers();
        }
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
