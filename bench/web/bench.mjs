// The built app's size, load time, layout stability and responsiveness.
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../api/processes.mjs';
import { measureBeside } from './beside.mjs';
import { openBrowser, signIn } from './lab.mjs';
import { measureMany } from './many.mjs';
import { readAddresses, weighRoutes } from './routes.mjs';
import { measureInteractions, measureLoads, measureShifts, measureSwitch } from './speed.mjs';

/** The demo's owner, as the server prints it when it starts. */
const OWNER = { email: 'owner@demo.platebook.test', password: 'demo-owner-password' };
const PAGES = [
  { name: '/login, nothing cached', path: '/login', good: 1_500, stretch: 1_000, isFirst: true },
  { name: 'home, warm', path: '/dashboard', good: 1_800, stretch: 1_200 },
  { name: 'a list (payouts), warm', path: '/dashboard/sync/payouts', good: 1_800, stretch: 1_200 },
];
const PARTS = ['bytes', 'speed', 'shifts', 'many', 'beside'];

/**
 * `bytes`, `speed`, `shifts`, `many`, `beside`: those parts alone. `--runs 1` is for trying, `--only /dashboard/stores` for
 * the shifts of one address.
 */
export async function run(options) {
  const parts = PARTS.filter((part) => options.includes(part));
  const wanted = new Set(parts.length === 0 ? PARTS : parts);
  const runs = Number(options[options.indexOf('--runs') + 1] ?? 5) || 5;
  const only = options.includes('--only') ? options[options.indexOf('--only') + 1] : null;
  const print = (text) => process.stdout.write(text);
  print(`Load of the machine at the start: ${loadavg()[0].toFixed(1)}\n\n`);
  let met = !wanted.has('bytes') || weighRoutes(print);
  const browser = await openBrowser();
  try {
    if (wanted.has('speed') || wanted.has('shifts') || wanted.has('beside')) {
      met = (await measureDemo(browser, { wanted, runs, only, print })) && met;
    }
    if (wanted.has('many')) {
      met = (await measureMany(browser, { runs, print })) && met;
    }
  } finally {
    await browser.close();
  }
  print(`\nLoad at the end: ${loadavg()[0].toFixed(1)}\n`);
  print(met ? 'Every goal is met.\n' : 'A goal is missed.\n');
  return met ? 0 : 1;
}

async function measureDemo(browser, { wanted, runs, only, print }) {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-web-'));
  await chmod(folder, 0o755);
  const product = await startProduct({ DATA_DIR: folder, SEED_DEMO: '1', DATABASE_URL: '' });
  try {
    const { url } = product;
    const state = await signIn(browser, url, OWNER);
    const lab = { url, state, runs, print };
    let met = true;
    if (wanted.has('speed')) {
      met = await measureLoads(browser, { ...lab, pages: PAGES });
      met = (await measureInteractions(browser, lab)) && met;
      const names = ['Lantern', 'Harbor'];
      const search = (round) => names[round % names.length];
      met = (await measureSwitch(browser, { ...lab, search })) && met;
    }
    if (wanted.has('shifts')) {
      const addresses = readAddresses().filter((address) =>
        only === null ? !address.includes(':') : address === only,
      );
      met = (await measureShifts(browser, { ...lab, addresses })) && met;
    }
    if (wanted.has('beside')) {
      await measureBeside(browser, lab);
    }
    return met;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
