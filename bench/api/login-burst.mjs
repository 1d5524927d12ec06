// Many sign-ins at once, as a thread of the benchmark: what asking costs must not delay the reads that are timed beside it.
import { workerData } from 'node:worker_threads';
import { logIn } from './logins.mjs';

const { url, cookie, count } = workerData;

await Promise.all(Array.from({ length: count }, () => logIn(url, cookie)));
