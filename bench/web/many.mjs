// An adviser with 2,000 clients, the first of which has 10,000 runs.
import pg from 'pg';
import { startDatabase } from '../api/databases.mjs';
import { startProduct } from '../api/processes.mjs';
import { ADVISER, seed } from '../api/seed.mjs';
import { DESK, load, openLab, settled, signIn, worstInteraction } from './lab.mjs';
import { measureLoads, measureSwitch } from './speed.mjs';
import { median } from '../ui/pages.mjs';

const CLIENTS = 2_000;
const RUNS = 10_000;
const LIST = { good: 1_800, stretch: 1_200 };

/** Prints load and interaction times for that many; returns whether each "good" is met. */
export async function measureMany(browser, { runs, print }) {
  const database = await startDatabase('external');
  const running = [database];
  try {
    const env = { ...database.env, SANDBOX_URL: '' };
    const first = await startProduct({ ...env, ROLES: 'web' });
    await first.stop();
    const client = await fill(database.target);
    const product = await startProduct({ ...env, ROLES: 'web' });
    running.push(product);
    const { url } = product;
    const state = await signIn(browser, url, ADVISER);
    const pages = [
      { name: '2,000 clients', path: '/dashboard/clients', ...LIST },
      { name: '10,000 runs', path: `/dashboard/sync/runs?client=${client}`, ...LIST },
    ];
    const loads = await measureLoads(browser, { url, state, pages, runs, print });
    const filter = await measureFilter(browser, { url, state, runs, print });
    // By the number in their name; the first client is the open one.
    const search = (run) => `Client ${run + 1}`;
    const switched = await measureSwitch(browser, { url, state, runs, print, search });
    return loads && filter && switched;
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
  }
}

/** Fills the database; returns the id of the client with the runs. */
async function fill(target) {
  await seed(target, { clients: CLIENTS, others: 0 });
  const db = new pg.Client(target);
  await db.connect();
  try {
    const { rows } = await db.query('select tenant_id, id from clients order by name, id limit 1');
    await db.query(
      `insert into sync_runs (tenant_id, id, state, sequence, reports, kind, trigger, status, created_at, updated_at, finished_at)
       select $1, gen_random_uuid(), 'ready', 1, '[]', 'fetch', 'schedule', 'succeeded',
         now() - number * interval '1 hour', now(), now() from generate_series(1, $2::int) number`,
      [rows[0].tenant_id, RUNS],
    );
    await db.query('analyze');
    return rows[0].id;
  } finally {
    await db.end();
  }
}

/** Typing in the client list's search: the longest interaction, median of the runs. */
async function measureFilter(browser, { url, state, runs, print }) {
  const worst = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: DESK, storageState: state });
    const page = await openLab(context);
    await load(page, `${url}/dashboard/clients`);
    await page.getByRole('searchbox').first().click();
    await page.keyboard.type('abc', { delay: 150 });
    await settled(page);
    await page.waitForTimeout(400);
    worst.push((await worstInteraction(page))?.duration ?? 0);
    await context.close();
  }
  const inp = median(worst);
  print(
    `Searching 2,000 clients: INP ${Math.round(inp)} ms, good 150: ${inp <= 150 ? 'met' : '**missed**'}.\n`,
  );
  return inp <= 150;
}
