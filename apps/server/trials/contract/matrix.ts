import type { Operation } from '../../src/http/contract.ts';
import { isSystemLevel } from '../../src/http/levels.ts';
import type { Answer } from '../../src/testing/test-server.ts';
import { cellsOf } from './cells.ts';
import type { Cell, Expected, Twins } from './cells.ts';
import { codeOf } from './expectation.ts';
import { bytesOf } from './fill-tenant.ts';
import { firstBlock } from './first-block.ts';
import { addressOf } from './requests.ts';
import { changedPlaces, countChanges, hashRows, restoreRows, touchedTables } from './rows.ts';
import { ENDLESS, FINER_THAN_LEVELS, WRITES_TO_OTHERS } from './states.ts';
import type { World } from './world.ts';

export type Finding = { readonly cell: string; readonly what: string };

/** How many rows of each table a request changed. */
type Changes = Readonly<Record<string, number>>;

export type MatrixRun = { readonly cells: number; readonly findings: readonly Finding[] };

/** Requests that change nothing can run concurrently. */
const READS_AT_ONCE = 6;

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

const REQUEST_ID = 'the-same-request';

/** Runs every cell of one operation and returns what is wrong with its responses. */
export async function runOperation(world: World, operation: Operation): Promise<MatrixRun> {
  const before = await hashRows(world.server.database.pool, world.owned, world.them);
  const { single, twins } = cellsOf(world, operation);
  const findings: Finding[] = [];
  const atOnce = operation.method === 'get' ? READS_AT_ONCE : 1;
  for (const cells of inGroups(single, atOnce)) {
    const runs = await Promise.all(cells.map((cell) => runCell(world, cell)));
    findings.push(...runs.flatMap((run) => run.findings));
  }
  for (const pairs of inGroups(twins, atOnce)) {
    const runs = await Promise.all(pairs.map((pair) => runTwins(world, pair)));
    findings.push(...runs.flat());
  }
  const after = await hashRows(world.server.database.pool, world.owned, world.them);
  return {
    cells: single.length + 2 * twins.length,
    findings: [...findings, ...changed(operation.id, before, after)],
  };
}

export async function runTwins(world: World, { foreign, nonexistent }: Twins): Promise<Finding[]> {
  const [one, other] = [await runCell(world, foreign), await runCell(world, nonexistent)];
  // A response may echo the caller's input: it is the same for both.
  const shown = ({ answer: { status, body } }: typeof one, { wrongId }: Cell): string =>
    JSON.stringify([status, body]).replaceAll(wrongId ?? '', 'the id');
  return [
    ...one.findings,
    ...other.findings,
    ...(shown(one, foreign) === shown(other, nonexistent)
      ? []
      : [
          {
            cell: nameOf(foreign),
            what: `differs from nonexistent: ${shown(one, foreign)} / ${shown(other, nonexistent)}`,
          },
        ]),
  ];
}

/** Runs one cell and restores all rows afterwards; counts its changes on request. */
export async function runCell(
  world: World,
  cell: Cell,
  { counts = false }: { readonly counts?: boolean } = {},
): Promise<{ answer: Answer; findings: Finding[]; changes: Changes }> {
  const { server } = world;
  const { pool } = server.database;
  if (cell.needs !== null) {
    await pool.query(cell.needs);
  }
  const answer = await sendCell(world, cell);
  const wrong = [judge(cell, answer), ...shownCanaries(world, cell, answer)];
  let changes: Changes = {};
  if (cell.operation.method !== 'get' || cell.needs !== null) {
    const touched = await touchedTables(pool);
    if (touched.length > 0) {
      changes = counts ? await countChanges(pool, touched) : {};
      wrong.push(...(await putBack(world, cell, touched)));
    }
  }
  return {
    answer,
    changes,
    findings: wrong.filter((what) => what !== null).map((what) => ({ cell: nameOf(cell), what })),
  };
}

function nameOf({ operation, principal, object }: Cell): string {
  return `${operation.id} × ${principal.name} × ${object}`;
}

async function sendCell(
  { server }: World,
  { operation, principal, request }: Cell,
): Promise<Answer> {
  return server.call(addressOf(request), {
    headers: { 'x-request-id': REQUEST_ID },
    ...(principal.bearer === null ? {} : { token: principal.bearer }),
    ...(request.body === undefined ? {} : { json: request.body }),
    ...(await bytesOf(operation)),
    ...(ENDLESS.includes(operation.id) ? { read: firstBlock } : {}),
  });
}

type Of<Kind extends Expected['kind']> = Extract<Expected, { kind: Kind }>;

/** Error codes for callers who are rejected whatever they name. */
const SHUT_OUT = [
  'not_authenticated',
  'session_expired',
  'token_access_insufficient',
  'no_authorization',
  'bad_jwt',
  'not_admin',
];

function judge({ operation, expected }: Cell, { status, body }: Answer): string | null {
  const code = status >= 400 ? codeOf(operation, body) : '';
  const finer = FINER_THAN_LEVELS[operation.id] ?? [];
  const isRight = {
    refused: ({ refusal }: Of<'refused'>) => status === refusal.status && code === refusal.code,
    admitted: ({ codes }: Of<'admitted'>) => status < 400 || [...codes, ...finer].includes(code),
    not_found: ({ codes }: Of<'not_found'>) => [...codes, ...finer].includes(code),
    declared: () => !SHUT_OUT.includes(code) && operation.answers[String(status)] !== undefined,
  } satisfies { [Kind in Expected['kind']]: (expected: Of<Kind>) => boolean };
  return status < 500 && (isRight[expected.kind] as (expected: Expected) => boolean)(expected)
    ? null
    : `${status} ${JSON.stringify(body)} where ${JSON.stringify(expected)} was expected`;
}

function* shownCanaries(
  { canaries, logged }: World,
  { operation, expected, wrongId }: Cell,
  { headers, body }: Answer,
): Generator<string> {
  // An operator sees the content of every tenant.
  const isOperator = isSystemLevel(operation.access.minLevel) && expected.kind === 'admitted';
  const shown = {
    answer: isOperator ? '' : typeof body === 'string' ? body : JSON.stringify(body ?? null),
    headers: JSON.stringify([...headers]),
    log: logged.splice(0).join(''),
  };
  for (const [where, text] of Object.entries(shown)) {
    const leaked = canaries.filter((canary) => canary !== wrongId && text.includes(canary));
    if (leaked.length > 0) {
      yield `the ${where} holds ${leaked.slice(0, 3).join(', ')}`;
    }
  }
}

/** Restores what a request changed, after checking what it did to others. */
async function putBack(
  world: World,
  { operation }: Cell,
  touched: readonly string[],
): Promise<string[]> {
  const { pool } = world.server.database;
  const mayChange = WRITES_TO_OTHERS[operation.id] ?? [];
  const looked = world.owned.filter(
    ({ table }) => touched.includes(table) && !mayChange.includes(table),
  );
  const found = await hashRows(pool, looked, world.them);
  const mail = touched.includes('outbound_messages') ? await leakedMail(world) : [];
  await restoreRows(pool);
  const wanted = await hashRows(pool, looked, world.them);
  return [...changed(operation.id, wanted, found).map(({ what }) => what), ...mail];
}

function changed(
  cell: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Finding[] {
  return changedPlaces(before, after).map((place) => ({
    cell,
    what: `changed rows of the other tenant in ${place}`,
  }));
}

async function leakedMail({ server, canaries }: World): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ recipient: string; content: string }>(
    `select recipient, concat_ws(' ', subject, text_body, html_body) as content
       from outbound_messages m where recipient not like '%@canary.test'
        and not exists (select from contract_snapshot.outbound_messages before where before.id = m.id)`,
  );
  return rows.flatMap(({ recipient, content }) =>
    canaries
      .filter((canary) => content.includes(canary))
      .map((canary) => `the mail to ${recipient} holds ${canary}`),
  );
}
