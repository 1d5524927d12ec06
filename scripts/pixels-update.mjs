// npm run pixels:update: takes the pictures of .storybook/pixels/baselines again and notes which Chromium drew them.
// `-- -t button-matrix` takes one, with the Chromium that drew the others.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, majorOf, notePictureChromium, pictureChromium } from './chromium.mjs';
import { root } from './install.mjs';

const names = process.argv.slice(2);
const chromium = findChromium();
const here = chromium === undefined ? undefined : majorOf(chromium);
if (here === undefined) {
  process.stderr.write('No Chromium was found that says its version. CHROMIUM_PATH names one.\n');
  process.exit(1);
}
if (here !== pictureChromium()) {
  if (names.length > 0) {
    process.stderr.write(
      `This is Chromium ${here}, and ${pictureChromium()} drew the other pictures. Take all of them again, or name a Chromium ${pictureChromium()} in CHROMIUM_PATH.\n`,
    );
    process.exit(1);
  }
  notePictureChromium(here);
}
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'pixels', '--update', ...names],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
process.exit(status ?? 1);
