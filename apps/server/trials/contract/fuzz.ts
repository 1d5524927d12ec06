import fc from 'fast-check';
import type { Operation } from '../../src/http/contract.ts';
import { compileValidators } from '../../src/http/validation.ts';
import type { OperationValidators } from '../../src/http/validation.ts';
import { hostileRequests } from './attacks.ts';
import { bytesOf } from './fill-tenant.ts';
import { firstBlock } from './first-block.ts';
import { toWire, validParts } from './fuzz-requests.ts';
import type { WireRequest } from './fuzz-requests.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { WireAnswer } from './judge-answer.ts';
import { changedPlaces, hashRows, restoreRows, touchedTables } from './rows.ts';
import type { Ownership } from './rows.ts';
import { ENDLESS } from './states.ts';
import type { World } from './world.ts';

export type FuzzPlan = { readonly seed: number; readonly runs: number };

export type FuzzRun = {
  readonly sent: number;
  readonly succeeded: number;
  readonly limited: number;
  readonly findings: readonly string[];
};

/** This many concurrently, and then all rows are restored; one by one if a limit counts them. */
const AT_ONCE = 10;

/** Sends valid and hostile requests, as the owner of a tenant, and returns the forbidden responses. */
export async function fuzzOperation(
  world: World,
  operation: Operation,
  { seed, runs }: FuzzPlan,
): Promise<FuzzRun> {
  const owner = world.principals.find(({ name }) => name === 'user_owner');
  const named = { ...world.ours, ...owner?.own };
  const parts = validParts(world.contract, operation, named);
  const requests = [
    ...fc.sample(parts, { seed, numRuns: runs }).map((valid) => toWire(operation, valid)),
    ...fc.sample(hostileRequests(operation, parts), { seed, numRuns: runs }),
  ];
  const judge = judgeFor(world, operation);
  const before = await stateOfOthers(world, world.owned);
  const tally = { succeeded: 0, limited: 0, findings: [] as string[] };
  const atOnce = operation.answers['429'] === undefined ? AT_ONCE : 1;
  for (let first = 0; first < requests.length; first += atOnce) {
    const batch = requests.slice(first, first + atOnce);
    const answers = await Promise.all(
      batch.map((request) => sendWire(world, operation, request, owner?.bearer ?? '')),
    );
    for (const [index, answer] of answers.entries()) {
      const request = batch[index] as WireRequest;
      tally.succeeded += answer.status < 400 ? 1 : 0;
      tally.limited += answer.status === 429 ? 1 : 0;
      const wrong = judge(request, answer);
      if (wrong !== null) {
        tally.findings.push(describe({ request, answer, wrong, number: first + index }));
      }
    }
    await putBack(world, operation, before, tally.findings);
  }
  return { sent: requests.length, ...tally };
}

const compiled = new WeakMap<World, Map<string, OperationValidators>>();

function judgeFor(world: World, operation: Operation) {
  const validators = compiled.get(world) ?? compileValidators(world.contract, { answers: true });
  compiled.set(world, validators);
  const validator = validators.get(operation.id);
  if (validator === undefined) {
    throw new Error(`${operation.id} has no validators.`);
  }
  return (request: WireRequest, answer: WireAnswer): string | null =>
    judgeAnswer(operation, validator, { request, answer });
}

type StateOfOthers = Readonly<Record<string, string>>;

/** What none of our requests may change: the operators, and everything of the other tenant in these tables. */
async function stateOfOthers(world: World, tables: readonly Ownership[]): Promise<StateOfOthers> {
  const { pool } = world.server.database;
  const { rows } = await pool.query<{ staff: string }>(
    `select coalesce(string_agg(user_id || level, ',' order by user_id), '') as staff from system_staff`,
  );
  return {
    'who runs the installation': rows[0]?.staff ?? '',
    ...(await hashRows(pool, tables, world.them)),
  };
}

async function putBack(
  world: World,
  operation: Operation,
  before: StateOfOthers,
  findings: string[],
): Promise<void> {
  const { pool } = world.server.database;
  const touched = await touchedTables(pool);
  if (touched.length === 0) {
    return;
  }
  if (operation.id !== 'createAccessRequest') {
    // Only tables that were written to can have changed; reading a hundred tables took longer than ten requests.
    const looked = world.owned.filter(({ table }) => touched.includes(table));
    const after = { ...before, ...(await stateOfOthers(world, looked)) };
    const changed = changedPlaces(before, after);
    findings.push(...changed.map((place) => `a request changed what is not ours: ${place}`));
  }
  await restoreRows(pool);
}

async function sendWire(
  { server }: World,
  operation: Operation,
  request: WireRequest,
  bearer: string,
): Promise<WireAnswer> {
  const { method, path, query, headers, body } = request;
  const upload = body === null ? await bytesOf(operation) : {};
  const bytes = upload.body instanceof Uint8Array ? 'application/octet-stream' : null;
  const response = await fetch(`${server.url}${path}${query === '' ? '' : `?${query}`}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(bytes === null ? {} : { 'content-type': bytes }),
      ...headers,
    },
    ...upload,
    ...(body === null ? {} : { body }),
  });
  return {
    status: response.status,
    headers: response.headers,
    text: await (ENDLESS.includes(operation.id) ? firstBlock(response) : response.text()),
  };
}

const SHOWN = 400;

function describe({
  request: { method, path, query, headers, body, attack },
  answer: { status, text },
  wrong,
  number,
}: {
  request: WireRequest;
  answer: WireAnswer;
  wrong: string;
  number: number;
}): string {
  const sent = `${method} ${path}?${query} ${JSON.stringify(headers)} ${typeof body === 'string' ? body : ''}`;
  return `#${number} ${attack || 'valid'}: ${wrong} | ${printable(sent)} | ${status} ${printable(text)}`;
}

function printable(text: string): string {
  return text.slice(0, SHOWN).replaceAll(/\p{C}/gu, '·');
}
