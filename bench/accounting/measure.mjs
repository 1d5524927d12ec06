import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const preload = new URL('report-usage.mjs', import.meta.url).href;

/** Runs a Node script in its own process: wall and CPU milliseconds, peak MiB, and its output. */
export async function measureNode(script, args, nodeOptions = []) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const command = [...nodeOptions, '--import', preload, path, ...args];
  const { wallMs, outputs } = await runProcess(process.execPath, command);
  return { wallMs, ...JSON.parse(outputs[3]), printed: JSON.parse(outputs[1]) };
}

/** Runs any command: wall and CPU milliseconds. Its standard output is discarded. */
export async function measureCommand(command, args) {
  // The shell's `times` reports its children's usage: second line, user and system time as `1m2.34s`.
  const script = '"$0" "$@" > /dev/null && times';
  const { wallMs, outputs } = await runProcess('sh', ['-c', script, command, ...args]);
  const children = outputs[1].trim().split('\n')[1] ?? '';
  const cpuMs = children.split(' ').reduce((sum, time) => sum + clockMs(time), 0);
  return { wallMs, cpuMs };
}

function clockMs(time) {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.]+)s$/.exec(time) ?? [];
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
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
