// Servers as separate processes.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The built product, with its log written to /dev/null. */
export function startProduct(env) {
  return startNode(path('../../apps/server/dist/main.js'), {
    PORT: '0',
    LOG_LEVEL: 'info',
    SEED_DEMO: '0',
    ...env,
  });
}

/** The worker of a product whose web process runs apart. */
export function startWorker(env) {
  return startNode(path('../../apps/server/dist/main.js'), {
    LOG_LEVEL: 'info',
    SEED_DEMO: '0',
    ROLES: 'worker',
    ...env,
  });
}

export function startBare(options) {
  return startNode(path('bare-route.mjs'), { BENCH_BARE: JSON.stringify(options) });
}

async function startNode(script, env) {
  const nowhere = openSync('/dev/null', 'w');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', nowhere],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1];
    if (url !== undefined || line.includes('worker runs')) {
      return {
        url,
        pid: child.pid,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
  }
  throw new Error(`${script} did not start; run it by itself to see why.`);
}
