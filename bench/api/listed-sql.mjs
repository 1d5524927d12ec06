// The statement that `GET /api/v2/clients/clients` sends, taken from the route itself so that the two cannot diverge.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { bundled } from './bundled.mjs';

/** Text and parameters for one person's list, default order, a page of `limit`. */
export async function listedSql(userId, limit) {
  const { clientsRoutes, createClientsService } = await bundled();
  const sent = [];
  const kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => sent.push(query),
  });
  const database = { readAsUser: (_userId, work) => work(kysely) };
  const service = createClientsService({ database, clock: { now: () => new Date() } });
  const principal = { userId, requestId: 'bench', credential: { kind: 'session', sessionId: '' } };
  await clientsRoutes(service).listClients.handle({
    principal,
    membership: null,
    query: { limit },
  });
  const [{ sql, parameters }] = sent;
  return { text: sql, values: parameters };
}
