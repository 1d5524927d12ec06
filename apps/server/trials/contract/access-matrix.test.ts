import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../../src/locations.ts';
import { readContract } from '../../src/http/contract.ts';
import type { Operation } from '../../src/http/contract.ts';
import { cellsOf } from './cells.ts';
import { filtersIn, watchStatements, withoutFilter } from './filters.ts';
import type { Filter, StatementWatch } from './filters.ts';
import { runCell, runOperation, runTwins } from './matrix.ts';
import { dropGuard, isHolding, policiesOf, rowsInReach } from './row-security.ts';
import { hashRows } from './rows.ts';
import { EMPTY_PLACES } from './states.ts';
import { UNSHOWN_FILTERS } from './unshown-filters.ts';
import { weaken, weakeningsOf } from './weakened.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

const { operations } = await readContract(CONTRACT_FILE);

let world: World;
let statements: StatementWatch;
/** The operations that send each statement with a tenant or user condition. */
const usedBy = new Map<string, Operation[]>();
const total = { cells: 0, leaks: 0, mutations: 0, caught: 0 };

beforeAll(async () => {
  statements = watchStatements();
  world = await createWorld();
}, 180_000);

afterAll(async () => {
  process.stdout.write(
    `access matrix: ${operations.length} operations × ${world.principals.length} principals × own, foreign, nonexistent ids in path, query and body = ${total.cells} cells, ${total.leaks} leaks; mutations: caught ${total.caught} of ${total.mutations}\n`,
  );
  statements.stop();
  await world.server.stop();
});

function count(isCaught: boolean): void {
  total.mutations += 1;
  total.caught += isCaught ? 1 : 0;
}

/** Whether any cell of an operation fails, stopping at the first. */
async function isRed(operation: Operation): Promise<boolean> {
  return (await isRedOnOwn(operation)) || isRedOnForeign(operation);
}

async function isRedOnOwn(operation: Operation): Promise<boolean> {
  for (const cell of cellsOf(world, operation).single) {
    if ((await runCell(world, cell)).findings.length > 0) {
      return true;
    }
  }
  return false;
}

async function isRedOnForeign(operation: Operation): Promise<boolean> {
  for (const pair of cellsOf(world, operation).twins) {
    if ((await runTwins(world, pair)).length > 0) {
      return true;
    }
  }
  return false;
}

function servedAs({ id }: Operation): Operation {
  const served = world.served.operations.find((operation) => operation.id === id);
  if (served === undefined) {
    throw new Error(`${id} is not served.`);
  }
  return served;
}

describe('every principal on own, foreign and nonexistent objects gets what x-access declares from', () => {
  test.each(operations)(
    '$id',
    async (operation) => {
      statements.seen();
      const run = await runOperation(world, operation);
      for (const statement of statements.seen()) {
        if (filtersIn(statement).length > 0) {
          usedBy.set(statement, [...(usedBy.get(statement) ?? []), operation]);
        }
      }
      total.cells += run.cells;
      total.leaks += run.findings.length;
      expect(run.findings).toEqual([]);
    },
    120_000,
  );
});

test('the other tenant has a canary in every row', () => {
  expect(world.canaries).toContain(world.them.tenantId);
});

test('the other tenant has a row in every tenant table that a request can fill', async () => {
  const rows = await hashRows(world.server.database.pool, world.owned, world.them);
  const empty = Object.keys(rows).filter((place) => rows[place]?.startsWith('0 rows') === true);
  expect(empty.sort()).toEqual(EMPTY_PLACES);
});

describe('the matrix fails if x-access declares less of', () => {
  test.each(operations.filter((operation) => weakeningsOf(operation).length > 0))(
    '$id',
    async (operation) => {
      const unseen: string[] = [];
      for (const { what, access } of weakeningsOf(operation)) {
        const restore = weaken(servedAs(operation), access);
        const red = await isRed(operation);
        restore();
        count(red);
        unseen.push(...(red ? [] : [what]));
      }
      expect(unseen).toEqual([]);
    },
    120_000,
  );
});

describe('row-level security', () => {
  test('protects every row of the other tenant by itself', async () => {
    expect(await rowsInReach(world)).toEqual([]);
  });

  test('is detected when it is missing, policy by policy', async () => {
    const unseen: string[] = [];
    for (const policy of await policiesOf(world)) {
      const isSeen = await isHolding(world, policy);
      count(isSeen);
      unseen.push(...(isSeen ? [] : [`${policy.name} on ${policy.table}`]));
    }
    expect(unseen).toEqual([]);
  });
});

describe('every tenant or user condition of a statement', () => {
  test('is detected when it is missing, with row-level security or, where that protects too, without it', async () => {
    const filters = [...usedBy.keys()].flatMap(filtersIn).filter(isOfTheProduct);
    expect(filters.length).toBeGreaterThan(0);
    const heldTwice: Filter[] = [];
    for (const filter of filters) {
      const users = usedBy.get(filter.statement) ?? [];
      const red = await withoutIt(filter, () => isRedIn(users));
      if (red) {
        count(true);
      } else {
        heldTwice.push(filter);
      }
    }
    const left: Filter[] = [];
    const close = await openEveryPolicy();
    for (const filter of heldTwice) {
      const users = usedBy.get(filter.statement) ?? [];
      const before = await traceOf(users);
      const after = await withoutIt(filter, () => traceOf(users));
      count(after !== before);
      left.push(...(after === before ? [filter] : []));
    }
    await close();
    const unexplained = left.filter(isUnexplained);
    expect(unexplained.map(({ statement, condition }) => `${condition} in ${statement}`)).toEqual(
      [],
    );
  }, 600_000);
});

/** Foreign objects first: they are what a missing condition exposes. */
async function isRedIn(users: readonly Operation[]): Promise<boolean> {
  for (const looksRed of [isRedOnForeign, isRedOnOwn]) {
    for (const operation of users) {
      if (await looksRed(operation)) {
        return true;
      }
    }
  }
  return false;
}

/** What the cells of own objects return, what they change, and what is wrong with it. */
async function traceOf(users: readonly Operation[]): Promise<string> {
  const trace: unknown[] = [];
  for (const operation of users) {
    const { single, twins } = cellsOf(world, operation);
    for (const cell of single.filter(({ expected }) => expected.kind === 'admitted')) {
      const { answer, changes, findings } = await runCell(world, cell, { counts: true });
      const shown = operation.method === 'get' ? JSON.stringify(answer.body) : '';
      trace.push([answer.status, shown, changes, findings]);
    }
    for (const pair of twins.filter(({ foreign }) => foreign.expected.kind !== 'refused')) {
      trace.push(await runTwins(world, pair));
    }
  }
  return JSON.stringify(trace);
}

async function openEveryPolicy(): Promise<() => Promise<void>> {
  const restores: (() => Promise<void>)[] = [];
  for (const policy of await policiesOf(world)) {
    restores.push(await dropGuard(world, policy));
  }
  return async () => {
    for (const restore of restores) {
      await restore();
    }
  };
}

/** Excludes the harness's own statements. */
function isOfTheProduct({ statement }: Filter): boolean {
  return !statement.includes('contract_snapshot');
}

function isUnexplained({ statement }: Filter): boolean {
  return !UNSHOWN_FILTERS.some(({ part }) => statement.includes(part));
}

async function withoutIt<Result>(filter: Filter, work: () => Promise<Result>): Promise<Result> {
  const restore = statements.replace(filter.statement, withoutFilter(filter));
  try {
    return await work();
  } finally {
    restore();
  }
}
