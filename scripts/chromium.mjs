// This machine's Chromium, and the one that rendered the kit's baselines.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const DRAWN_BY = join(root, '.storybook/pixels/baselines/drawn-by.json');

/** This machine's Chromium, or Playwright's own, downloaded if needed; undefined if that fails. */
export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = places.find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) {
    return found;
  }
  process.stdout.write('No Chromium found; asking Playwright for its own…\n');
  spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    timeout: 300_000,
  });
  const own = spawnSync(
    process.execPath,
    ['-e', "console.log(require('playwright').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  ).stdout.trim();
  return existsSync(own) ? own : undefined;
}

/** 156 of `Chromium 156.0.8078.79 built on …`; undefined if it cannot be parsed. */
export function majorOf(chromium) {
  const version = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const found = /\b(\d+)\.\d+\.\d+/.exec(version)?.[1];
  return found === undefined ? undefined : Number(found);
}

export function pictureChromium() {
  return JSON.parse(readFileSync(DRAWN_BY, 'utf8')).chromium;
}

export function notePictureChromium(major) {
  writeFileSync(DRAWN_BY, `{ "chromium": ${major} }\n`);
}
