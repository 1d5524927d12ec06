// Runs the steps of npm test.
import { spawn } from 'node:child_process';
import { root } from './install.mjs';

/** Runs a step; the output of a parallel one is shown when it ends. */
function runStep(step, env) {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const written = [];
    const child = spawn(step.run[0], step.run.slice(1), {
      cwd: root,
      stdio: ['ignore', ...(step.light ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      env: { ...env, ...step.env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => written.push(chunk));
    }
    const end = (ok) => {
      const seconds = (performance.now() - startedAt) / 1000;
      process.stdout.write(
        step.light ? `\n── ${step.name}\n${Buffer.concat(written).toString()}` : '',
      );
      resolve({ step, ok, seconds });
    };
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
    if (!step.light) {
      process.stdout.write(`\n── ${step.name}\n`);
    }
  });
}

/** Sequential; quiet single-core steps run two at a time. */
export async function runSteps(queued, env) {
  const light = queued.filter((step) => step.light);
  const worker = async () => {
    const done = [];
    for (let step = light.shift(); step !== undefined; step = light.shift()) {
      done.push(await runStep(step, env));
    }
    return done;
  };
  const done = (await Promise.all([worker(), worker()])).flat();
  for (const step of queued.filter((one) => !one.light)) {
    done.push(await runStep(step, env));
  }
  return done;
}
