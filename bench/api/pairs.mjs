// A request's CPU time in this tree and in another one, in short alternating batches, so that other load affects both.
// A second server of the other tree shows the difference between two identical ones.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from '../accounting/measure.mjs';

const PATH = '/api/v2/clients/clients?limit=20';
const CONNECTIONS = 4;
const WARM_UP = 2_500;
const BATCH = 400;
const ROUNDS = 60;
/** Linux's unit of process CPU time. */
const TICK_US = 10_000;
const MOST_SLOWER = 1.03;

const own = fileURLToPath(new URL('../..', import.meta.url));

/** Prints both times and whether this tree takes at most 3 % more; the other tree must be built. */
export async function measurePairs(print, { against, rounds = ROUNDS }) {
  const servers = [];
  try {
    const other = resolve(against);
    for (const [name, tree] of [
      ['other tree', other],
      ['this tree', own],
      ['other tree, again', other],
    ]) {
      servers.push(await start(name, tree));
    }
    for (const server of servers) {
      await requestMany(server, WARM_UP);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        const before = processorUs(server);
        await requestMany(server, BATCH);
        server.taken.push((processorUs(server) - before) / BATCH);
      }
    }
    return printPairs(print, servers);
  } finally {
    for (const { stop } of servers.toReversed()) {
      await stop();
    }
  }
}

/** A server of a tree with its own database, both created by that tree's scripts. */
async function start(name, tree) {
  const from = (file) => import(pathToFileURL(resolve(tree, 'bench/api', file)).href);
  const { startDatabase } = await from('databases.mjs');
  const { startProduct } = await from('processes.mjs');
  const { seed } = await from('seed.mjs');
  const { signIn } = await from('logins.mjs');
  const database = await startDatabase('external');
  const product = await startProduct(database.env);
  await seed(database.target);
  const stop = async () => {
    await product.stop();
    await database.stop();
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return { name, product, token: await signIn(product.url), agent, taken: [], stop };
}

function processorUs({ product }) {
  const stat = readFileSync(`/proc/${product.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

async function requestMany(server, count) {
  let left = count;
  const next = async () => {
    while (left > 0) {
      left -= 1;
      await requestOne(server);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, next));
}

function requestOne({ product, token, agent }) {
  const options = { agent, headers: { authorization: `Bearer ${token}` } };
  return new Promise((done, failed) => {
    get(`${product.url}${PATH}`, options, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? done() : failed(new Error(`${response.statusCode}`)),
      );
    }).on('error', failed);
  });
}

function printPairs(print, servers) {
  const [first] = servers;
  print('\n| GET clients | processor time, µs a request | to the first, median of pairs |');
  print('|---|--:|--:|');
  const ratios = servers.map(({ taken }) => median(taken.map((us, at) => us / first.taken[at])));
  for (const [at, { name, taken }] of servers.entries()) {
    print(`| ${name} | ${median(taken).toFixed(0)} | ${ratios[at].toFixed(3)} × |`);
  }
  const met = ratios[1] <= MOST_SLOWER;
  print(`\n- at most ${MOST_SLOWER} × of the other tree: ${met ? 'met' : 'MISSED'}`);
  return met;
}
