// The worker of a server that runs it in a separate process. It ends with its parent.
import { monitoringOfWorker } from './config/monitoring.ts';
import { readConfig } from './config/config.ts';
import { explainFault } from './explain-fault.ts';
import { start } from './start.ts';
import type { Running } from './start.ts';
import type { FromWorker, ToWorker } from './worker-process.ts';

const stopping = new AbortController();
let running: Running | null = null;

function send(what: FromWorker): Promise<void> {
  return new Promise((sent) => process.send?.(what, () => sent()));
}

async function run(databaseUrl: string): Promise<void> {
  try {
    const config = readConfig(process.env, { isTerminal: process.stderr.isTTY });
    running = await start(
      {
        ...config,
        databaseUrl,
        roles: ['worker'],
        seedDemo: false,
        monitoring: monitoringOfWorker(config.monitoring),
      },
      { signal: stopping.signal, print: () => undefined },
    );
    await send({ kind: 'ready' });
    await running.stopped;
    process.exit();
  } catch (error) {
    await send({ kind: 'failed', sentence: explainFault(error) });
    process.exit(1);
  }
}

// Ctrl-C reaches every process of a terminal; the parent stops this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => undefined);
}
process.once('disconnect', () => process.exit());
process.on('message', (what: ToWorker) => {
  if (what.kind === 'start') {
    void run(what.databaseUrl);
  } else if (what.kind === 'stand_back') {
    running?.yieldToUsers();
  } else {
    stopping.abort();
    // A failure is reported by `stopped`.
    running?.stop().catch(() => undefined);
  }
});
