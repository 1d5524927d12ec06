// npm run fuzz [-- --runs N --seed N --operation ID]: the contract fuzz at full length. A printed seed gives the same
// requests again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode, root } from './install.mjs';

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string' },
    operation: { type: 'string' },
  },
});
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const test = 'apps/server/trials/contract/fuzz.test.ts';
const fuzz = spawn(process.execPath, [vitest, 'run', '--project', 'server', test], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_RUNS: values.runs,
    FUZZ_SEED: values.seed ?? String(Math.floor(Math.random() * 2 ** 31)),
    ...(values.operation === undefined ? {} : { FUZZ_OPERATION: values.operation }),
  },
});
fuzz.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
