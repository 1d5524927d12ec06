import { readConfig } from './config.ts';
import { explainFault } from './explain-fault.ts';
import { start } from './start.ts';
import { untilStopped } from './until-stopped.ts';

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
    process.stderr.write(`${explainFault(error)}\n`);
  }
  setTimeout(() => process.exit(), LAST_RESORT_MS).unref();
}

await main();
