// List latency while people sign in, against the same pace without them.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ADVISER } from './seed.mjs';

const LOGINS = 50;
const PACE_MS = 10;

/** The 99th percentile, in milliseconds, of list reads sent every 10 ms: alone, and during bursts of 50 logins. */
export async function readsDuringLogins({ url, token }, { seconds, bursts }) {
  const read = () => timed(`${url}/api/v2/clients/clients?limit=20`, token);
  const quiet = await paced(read, delay(seconds * 1000));
  const during = [];
  // As a known device: the rate limit of an unknown one is below a burst.
  const { cookie } = await logIn(url);
  let loginMs = 0;
  for (let round = 0; round < bursts; round += 1) {
    const startedAt = performance.now();
    const logins = burst(url, cookie);
    during.push(...(await paced(read, logins)));
    await logins;
    loginMs += performance.now() - startedAt;
  }
  return {
    quiet: percentile(quiet, 0.99),
    during: percentile(during, 0.99),
    reads: during.length,
    loginsPerSecond: (bursts * LOGINS * 1000) / loginMs,
  };
}

/** In a worker thread. */
async function burst(url, cookie) {
  const thread = new Worker(new URL('login-burst.mjs', import.meta.url), {
    workerData: { url, cookie, count: LOGINS },
  });
  await once(thread, 'exit');
}

export async function signIn(url) {
  return (await logIn(url)).token;
}

export async function logIn(url, cookie = '') {
  const response = await fetch(`${url}/api/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(ADVISER),
  });
  const { data } = await response.json();
  if (response.status !== 200) {
    throw new Error(`A login was answered ${response.status}.`);
  }
  const [device = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { token: data.access_token, cookie: device };
}

export async function timed(address, token) {
  const startedAt = performance.now();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await response.text();
  if (response.status !== 200) {
    throw new Error(`${address} was answered ${response.status}.`);
  }
  return performance.now() - startedAt;
}

/** Sends at a fixed pace regardless of responses, so that a stall affects every read it delays. */
export async function paced(read, until) {
  const reads = [];
  const pace = setInterval(() => reads.push(read()), PACE_MS);
  await until.finally(() => clearInterval(pace));
  return Promise.all(reads);
}

export function delay(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
