// Many sign-ins at once in a worker thread, so that sending them does not delay the timed reads.
import { workerData } from 'node:worker_threads';
import { logIn } from './logins.mjs';

const { url, cookie, count } = workerData;

await Promise.all(Array.from({ length: count }, () => logIn(url, cookie)));
