import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CONTRACT_FILE } from '../../src/locations.ts';
import { readContract } from '../../src/http/contract.ts';
import { openDatabaseLine } from '../../src/testing/database-line.ts';
import type { DatabaseLine } from '../../src/testing/database-line.ts';
import { NEEDS, WITHOUT_DATABASE, WRITING_READS } from './states.ts';
import { GOTRUE_SHAPES, askAll, judgeUnavailable } from './unavailable.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

const { operations } = await readContract(CONTRACT_FILE);

let line: DatabaseLine;
let world: World;

beforeAll(async () => {
  line = await openDatabaseLine(inject('databaseServer'));
  world = await createWorld({ databasePort: line.port });
}, 180_000);

afterAll(async () => {
  await world.server.stop();
  await line.close();
});

describe("with its database unavailable, 503 with Retry-After in its API's format comes from", () => {
  beforeAll(() => line.cut());
  afterAll(() => line.mend());

  test.each(operations.filter(({ id }) => !WITHOUT_DATABASE.includes(id)))(
    '$id',
    async (operation) => {
      const answers = await askAll(world, operation, GOTRUE_SHAPES);
      expect(answers.map((answer) => judgeUnavailable(operation, answer))).toEqual(
        answers.map(() => null),
      );
    },
  );

  test.each(operations.filter(({ id }) => WITHOUT_DATABASE.includes(id)))(
    'all but $id, which does not query it',
    async (operation) => {
      const answers = await askAll(world, operation, GOTRUE_SHAPES);
      expect(answers.map(({ status }) => status < 500)).toEqual(answers.map(() => true));
    },
  );
});

/** Distinguished from the server's own sessions by their names. */
const OURS = "current_setting('application_name') like 'platebook%'";

async function asAdmin(...statements: readonly string[]): Promise<void> {
  const client = new Client({
    ...world.server.clientConfig,
    application_name: 'admin',
    options: '-c default_transaction_read_only=off',
  });
  await client.connect();
  try {
    for (const statement of statements) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

/** Settings for the server's next sessions. */
async function reconnected(...statements: readonly string[]): Promise<void> {
  await asAdmin(...statements);
  await line.cut();
  await line.mend();
}

/** Changes fail with `code`; reads succeed. Returns the number of failures. */
function describeReadOnly(code: string): void {
  let refused = 0;
  test.each(operations.filter(({ id }) => !WITHOUT_DATABASE.includes(id)))(
    '$id',
    async (operation) => {
      const needs = NEEDS[operation.id]?.(world.ours);
      await asAdmin(...(needs === undefined ? [] : [needs]));
      for (const answer of await askAll(world, operation, GOTRUE_SHAPES)) {
        if (answer.status >= 500) {
          expect(judgeUnavailable(operation, answer, code)).toBeNull();
          refused += 1;
        }
        if (operation.method === 'get' && !WRITING_READS.includes(operation.id)) {
          expect([answer.status, answer.text]).toEqual([
            expect.toSatisfy((status: number) => status < 500),
            answer.text,
          ]);
        }
      }
      await asAdmin('select contract_snapshot.restore()');
    },
  );

  test('nothing was changed, and many requests failed', async () => {
    expect(refused).toBeGreaterThan(40);
  });
}

describe('on a read-only database, reads succeed and changes report it:', () => {
  const alter = () => `alter database ${String(world.server.clientConfig.database)}`;
  beforeAll(() => reconnected(`${alter()} set default_transaction_read_only = on`));
  afterAll(() => reconnected(`${alter()} reset default_transaction_read_only`));

  describeReadOnly('storage_read_only');
});

describe('on a full disk, reads succeed and changes report it:', () => {
  beforeAll(() =>
    asAdmin(`
      create function full_disk() returns trigger language plpgsql as $$
        begin
          if ${OURS} then raise exception using errcode = 'disk_full', message = 'could not extend file'; end if;
          return null;
        end $$;
      do $$
        declare each record;
        begin
          for each in select format('%I.%I', schemaname, tablename) as name from pg_tables
                       where schemaname in ('public', 'pgboss') loop
            execute 'create trigger aa_full before insert or update or delete on ' || each.name
              || ' for each statement execute function full_disk()';
          end loop;
        end $$`),
  );
  afterAll(() => asAdmin('drop function full_disk() cascade'));

  describeReadOnly('storage_full');
});
