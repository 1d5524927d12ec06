// npm run chaos: posts 10,000 entries through processes that are killed 1,000 times to books that fail 10,000 times, and
// says what came of it. Takes hours on two cores. Smaller: --jobs N --faults N --kills N --companies N; again: --seed N.
// --exhaustive instead: one entry for each crash point with each fault of each call.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    faults: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '1000' },
    companies: { type: 'string', default: '50' },
    seed: { type: 'string' },
    exhaustive: { type: 'boolean', default: false },
  },
});
const { jobs, faults, kills, companies, seed, exhaustive } = values;
const trial = exhaustive
  ? ['src/fault-harness/every-case']
  : ['src/fault-harness/posting-trial', '-t', 'posts every entry once'];
const child = spawn(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'server', ...trial],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TRIAL_JOBS: jobs,
      TRIAL_FAULTS: faults,
      TRIAL_KILLS: kills,
      TRIAL_COMPANIES: companies,
      TRIAL_PROGRESS: '1',
      ...(exhaustive ? { TRIAL_EXHAUSTIVE: '1' } : {}),
      ...(seed === undefined ? {} : { TRIAL_SEED: seed }),
    },
  },
);
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
