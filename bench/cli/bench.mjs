// The latency of the built command line for calls that read nothing.
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';
import { measureCommand, median } from '../accounting/measure.mjs';

const PROGRAM = join(root, 'apps/cli/bin/platebook.js');
const CALLS = ['--help', '--version', 'sync --help', 'config list', '__complete sync'];
/** CPU time of the whole call, including the start of Node. */
const GOAL_MS = 150;

/** `--runs 5` is for a trial. */
export async function run(options) {
  const runs = Number(options[options.indexOf('--runs') + 1] ?? 20) || 20;
  const print = (text) => process.stdout.write(text);
  print(`Load of the machine at the start: ${loadavg()[0].toFixed(1)}\n\n`);
  print(`| median of ${runs} | wall ms | CPU ms | goal ${GOAL_MS} |\n|---|--:|--:|---|\n`);
  const node = await measure(['-e', '0'], runs);
  print(`| Node alone | ${node.wallMs.toFixed(0)} | ${node.cpuMs.toFixed(0)} | |\n`);
  let met = true;
  for (const call of CALLS) {
    const { wallMs, cpuMs } = await measure([PROGRAM, ...call.split(' ')], runs);
    const isMet = cpuMs <= GOAL_MS;
    met &&= isMet;
    const verdict = isMet ? 'met' : 'missed';
    print(`| \`platebook ${call}\` | ${wallMs.toFixed(0)} | ${cpuMs.toFixed(0)} | ${verdict} |\n`);
  }
  print(met ? '\nEvery goal is met.\n' : '\nA goal is missed.\n');
  return met ? 0 : 1;
}

async function measure(args, runs) {
  const measured = [];
  for (let count = 0; count < runs; count += 1) {
    measured.push(await measureCommand(process.execPath, args));
  }
  return {
    wallMs: median(measured.map(({ wallMs }) => wallMs)),
    cpuMs: median(measured.map(({ cpuMs }) => cpuMs)),
  };
}
