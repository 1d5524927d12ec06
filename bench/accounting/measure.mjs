import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const preload = new URL('report-usage.mjs', import.meta.url).href;

/** Runs a Node script as a process of its own: wall and CPU milliseconds, peak MiB, and what it printed. */
export async function measureNode(script, args, nodeOptions = []) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const command = [...nodeOptions, '--import', preload, path, ...args];
  const { wallMs, outputs } = await runProcess(process.execPath, command);
  return { wallMs, ...JSON.parse(outputs[3]), printed: JSON.parse(outputs[1]) };
}

/** Runs any command: wall milliseconds and what it printed. */
export async function measureCommand(command, args) {
  const { wallMs, outputs } = await runProcess(command, args);
  return { wallMs, printed: outputs[1] };
}

function runProcess(command, args) {
  return new Promise((resolve, reject) => {
    const outputs = { 1: '', 3: '' };
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
    for (const descriptor of [1, 3]) {
      child.stdio[descriptor].on('data', (chunk) => {
        outputs[descriptor] += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const wallMs = performance.now() - startedAt;
      if (code === 0) {
        resolve({ wallMs, outputs });
      } else {
        reject(new Error(`${command} ${args.join(' ')} ended with exit code ${code}`));
      }
    });
  });
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
