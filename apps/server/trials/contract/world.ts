import { randomUUID } from 'node:crypto';
import { CONTRACT_FILE } from '../../src/locations.ts';
import { readContract } from '../../src/http/contract.ts';
import type { Contract, Operation } from '../../src/http/contract.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createSealedBox } from '../../src/platform/sealed-box.ts';
import { readConfig } from '../../src/config/config.ts';
import { mintServiceToken } from '../../src/identity/auth/tokens/mint-service-token.ts';
import { TEST_ENV, startTestServer } from '../../src/testing/test-server.ts';
import type { TestServer } from '../../src/testing/test-server.ts';
import { addBlogPost } from './add-blog-post.ts';
import { addInstallationRows } from './add-installation-rows.ts';
import { fillTenant, nameOwnThings } from './fill-tenant.ts';
import { addCallers, addTenantOfPeople, signInAsNew, signInEarlier, tokenOf } from './people.ts';
import type { PrincipalName } from './people.ts';
import type { Named } from './requests.ts';
import { stopWorker } from './worker.ts';
import { canariesOf, ownedTables, watchRows } from './rows.ts';
import type { Whose } from './rows.ts';

export type Principal = {
  readonly name: PrincipalName;
  readonly bearer: string | null;
  /** Objects of this caller only, such as a session. */
  readonly own: Named;
};

export type World = {
  readonly server: TestServer;
  /** As written; responses are compared with it. */
  readonly contract: Contract;
  /** The contract that the server enforces: tests of the harness change it. */
  readonly served: Contract;
  readonly operations: readonly Operation[];
  readonly principals: readonly Principal[];
  readonly ours: Named;
  readonly theirs: Named;
  readonly them: Whose;
  /** The owner of our tenant. */
  readonly ownerId: string;
  readonly canaries: readonly string[];
  readonly logged: string[];
  /** The token of one of the operator's programs. */
  readonly serviceToken: string;
  readonly owned: Awaited<ReturnType<typeof ownedTables>>;
};

/**
 * The owners of the other tenant are notified that a store of theirs is claimed; names of events and platforms belong
 * to no tenant.
 */
const NOBODYS = new Set(['store_claimed', 'Uber Eats']);
const BETWEEN_MAILS_MS = 120_000;
const A_YEAR_MS = 365 * 24 * 3_600_000;

/** A server with two filled tenants, ours and theirs, and all kinds of callers. */
export async function createWorld(
  way: Pick<NonNullable<Parameters<typeof startTestServer>[0]>, 'databasePort'> = {},
): Promise<World> {
  const contract = await readContract(CONTRACT_FILE);
  const served = await readContract(CONTRACT_FILE);
  const { operations } = contract;
  const logged: string[] = [];
  const log = createLogger('debug', { write: (line) => logged.push(line) });
  const server = await startTestServer({ ...way, log, contract: served, worker: true });
  const setting = { server, contract, operations };
  await addBlogPost(server);
  await addInstallationRows(server);
  const expired = await signInEarlier(server);
  const asker = (await signInAsNew(server, 'asker')).token;
  // Theirs first, with the same report: anything that leaks exists before ours is read.
  const them = await addTenantOfPeople(server, 'Canary');
  const theirs = {
    ...(await fillTenant(setting, them, asker)),
    ...(await nameOwnThings(setting, tokenOf(them, 'user_owner'))),
  };
  const us = await addTenantOfPeople(server, 'Harbor');
  const ours = await fillTenant(setting, us, asker);
  const principals: Principal[] = [];
  for (const caller of await addCallers(server, us, expired)) {
    principals.push({ ...caller, own: await nameOwnThings(setting, caller.bearer) });
  }
  await stopWorker(server);
  const { pool } = server.database;
  const serviceToken = await signAsService(server);
  const owned = await ownedTables(pool);
  await addPersonalRows(server, them.people[0]?.userId ?? '', them.people[1]?.userId ?? '');
  const whose = { tenantId: them.tenantId, userIds: them.people.map(({ userId }) => userId) };
  const canaries = (await canariesOf(pool, owned, whose)).filter((text) => !NOBODYS.has(text));
  // A recipient of recent mail gets none again immediately.
  server.clock.advance(BETWEEN_MAILS_MS);
  await watchRows(pool);
  logged.length = 0;
  return {
    server,
    contract,
    served,
    operations,
    principals,
    ours,
    theirs,
    them: whose,
    ownerId: us.people[0]?.userId ?? '',
    canaries,
    logged,
    serviceToken,
    owned,
  };
}

async function signAsService({ database, clock }: TestServer): Promise<string> {
  const { siteUrl, auth } = readConfig(TEST_ENV);
  const box = createSealedBox(auth.secretKeys ?? []);
  return mintServiceToken({ database, box, siteUrl, hours: 1, now: clock.now() });
}

/** Personal rows of a user who has not been there to create them. */
async function addPersonalRows(
  { database, clock }: TestServer,
  userId: string,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  await database.asOwner(async (tx) => {
    await tx.insertInto('profiles').values({ id: userId, full_name: 'Canary profile' }).execute();
    await tx
      .insertInto('user_preferences')
      .values({
        user_id: userId,
        // This person's notifications of imports are switched off.
        preferences: JSON.stringify({
          theme: 'dark',
          notifications: { import_finished: { in_app: false } },
        }),
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('client_scope_grants')
      .values({ owner_id: userId, member_id: memberId, level: 'user_basic', created_at: now })
      .execute();
    await tx
      .insertInto('mfa_factors')
      .values({
        id: randomUUID(),
        user_id: userId,
        friendly_name: 'Canary phone, never set up',
        status: 'unverified',
        sealed_secret: 'never opened here either',
        created_at: new Date(now.getTime() - A_YEAR_MS),
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('mfa_recovery_codes')
      .values({ user_id: userId, code_sha256: 'c'.repeat(64), created_at: now })
      .execute();
  });
}
