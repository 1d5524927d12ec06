import { randomUUID } from 'node:crypto';
import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { addPerson, addTenant } from '../../testing/test-server.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { FakeClock } from '../../platform/clock.fake.ts';
import { refusalBy } from '../provider-failure.ts';
import type { ProviderFailure } from '../provider-failure.ts';
import type { ConsentProvider, IssuedTokens, ProviderAccount } from './consent-provider.port.ts';
import { saveConnection } from './save-connection.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export type ScriptedProvider = ConsentProvider & {
  /** Calls of the token endpoint. */
  readonly refreshes: () => number;
  readonly newest: () => string;
  /** The next calls fail with these, in order. */
  readonly failNext: (...refusals: readonly ProviderFailure[]) => void;
};

/**
 * A token endpoint that rotates refresh tokens. The previous token works until the next one is used, or, without `grace`,
 * stops working at once; an older one is refused without further effect.
 */
export function scriptedProvider(
  clock: Clock,
  {
    grace = true,
    wait = async () => undefined,
    account = { externalId: '9341452000000001', externalName: 'Harbor', details: {} },
  }: { grace?: boolean; wait?: () => Promise<void>; account?: ProviderAccount } = {},
): ScriptedProvider {
  let issued = 1;
  let calls = 0;
  const failures: ProviderFailure[] = [];
  const tokens = (): IssuedTokens => ({
    accessToken: `access-${issued}`,
    accessExpiresAt: new Date(clock.now().getTime() + HOUR_MS),
    refreshToken: `refresh-${issued}`,
    refreshExpiresAt: new Date(clock.now().getTime() + 100 * DAY_MS),
    scopes: ['books'],
  });
  return {
    refreshes: () => calls,
    newest: () => `refresh-${issued}`,
    failNext: (...refusals) => failures.push(...refusals),
    authorizeUrl: () => 'https://provider.test/authorize',
    exchange: async () => tokens(),
    refresh: async (token) => {
      calls += 1;
      await wait();
      const failure = failures.shift();
      if (failure !== undefined) {
        throw failure;
      }
      const number = Number(token.slice('refresh-'.length));
      if (number !== issued && !(grace && number === issued - 1)) {
        throw refusalBy('QuickBooks', 'invalid_grant');
      }
      issued = number + 1;
      return tokens();
    },
    revoke: async () => undefined,
    account: async () => account,
  };
}

/** A client with one connection whose first tokens came from `provider`. */
export async function connectedClient(
  testDatabase: TestDatabase,
  options: {
    readonly clock: FakeClock;
    readonly box: SealedBox;
    readonly provider?: Provider;
    readonly externalId?: string;
    readonly issued: IssuedTokens;
  },
): Promise<{ scope: TenantScope; id: string }> {
  const { clock, box, provider = 'quickbooks', externalId = randomUUID(), issued } = options;
  const { database } = testDatabase;
  const email = `${randomUUID()}@test.platebook.test`;
  const person = await addPerson({ database, clock }, { email });
  const { tenantId } = await addTenant(
    { database, clock },
    { name: 'Harbor', members: [{ person, level: 'user_owner' }] },
  );
  const scope = grantTenantScope(tenantId, person.userId, 'test');
  const live = { changed: async () => undefined };
  const deps = { database, clock, box, live, onConnected: async () => undefined };
  const { id } = await saveConnection(deps, scope, {
    provider,
    account: { externalId, externalName: 'Harbor', details: {} },
    secrets: { kind: 'tokens', issued },
    actor: { kind: 'user', userId: person.userId, requestId: 'test' },
  });
  return { scope, id };
}
