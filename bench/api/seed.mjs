// An adviser with 200 clients, one tenant each, as created through sign-up and the clients page.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { bundled } from './bundled.mjs';

export const ADVISER = { email: 'adviser@bench.test', password: 'a long enough password' };
const CLIENTS = 200;
/** Other people's clients in the database. */
const OTHERS = 2_000;

/** Fills a migrated database and returns the id of the adviser. */
export async function seed(target, { clients = CLIENTS, others = OTHERS } = {}) {
  const client = new pg.Client(target);
  await client.connect();
  try {
    const userId = randomUUID();
    const { createPasswords } = await bundled();
    const hash = await createPasswords().hash(ADVISER.password);
    await client.query(
      `insert into users (id, email, password_hash, email_confirmed_at, user_metadata, created_at, updated_at)
       values ($1, $2, $3, now(), '{"full_name": "Ada Adviser"}', now(), now())`,
      [userId, ADVISER.email, hash],
    );
    await addClients(client, clients, userId);
    await addClients(client, others, null);
    await client.query('analyze');
    return userId;
  } finally {
    await client.end();
  }
}

async function addClients(client, count, userId) {
  const { rows } = await client.query(
    `insert into tenants (id, name, created_at)
       select gen_random_uuid(), 'Client ' || md5(number::text), now() from generate_series(1, $1) number
     returning id, name`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into clients (tenant_id, id, name, client_category, created_at, updated_at)
       select id, gen_random_uuid(), name, 'qbo', now(), now() from tenants where id = any($1)`,
    [ids],
  );
  if (userId !== null) {
    await client.query(
      `insert into memberships (tenant_id, user_id, level, created_at)
         select unnest($1::uuid[]), $2, 'user_owner', now()`,
      [ids, userId],
    );
  }
}
