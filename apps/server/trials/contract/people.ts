import { randomUUID } from 'node:crypto';
import { dataOf, addPerson, addTenant, signIn } from '../../src/testing/test-server.ts';
import type { Person, TestServer } from '../../src/testing/test-server.ts';
import type { SystemLevel, TenantLevel } from '../../src/db/tables.ts';

export const PRINCIPALS = [
  'anonymous',
  'garbage_token',
  'expired_token',
  'other_tenant_owner',
  'user_basic',
  'user_manager',
  'user_owner',
  'system_operator',
  'system_admin',
  'removed_member',
  'no_access_member',
  'owes_second_step',
  'read_token',
  'write_token',
  'other_tenant_token',
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

export type Member = Person & { readonly level: TenantLevel; readonly token: string };

export type TenantOfPeople = {
  readonly tenantId: string;
  readonly clientId: string;
  readonly people: readonly Member[];
};

const LEVELS: readonly TenantLevel[] = ['user_owner', 'user_manager', 'user_basic', 'no_access'];

/** A tenant with a member of every level. */
export async function addTenantOfPeople(server: TestServer, name: string): Promise<TenantOfPeople> {
  const people: (Person & { level: TenantLevel })[] = [];
  for (const level of LEVELS) {
    const email = `${level}@${name.toLowerCase()}.test`;
    people.push({ ...(await addPerson(server, { email })), level });
  }
  const tenant = await addTenant(server, {
    name: `${name} tenant of the matrix`,
    members: people.map((person) => ({ person, level: person.level })),
  });
  const members: Member[] = [];
  for (const person of people) {
    members.push({ ...person, token: await signIn(server, person.email) });
  }
  return { ...tenant, people: members };
}

export function tokenOf({ people }: TenantOfPeople, level: TenantLevel): string {
  const member = people.find((person) => person.level === level);
  if (member === undefined) {
    throw new Error(`Nobody is ${level}.`);
  }
  return member.token;
}

export async function signInAsNew(
  server: TestServer,
  name: string,
): Promise<{ person: Person; token: string }> {
  const person = await addPerson(server, { email: `${name}@example.test` });
  return { person, token: await signIn(server, person.email) };
}

const TOKEN_LIFE_MS = 3_600_000;

/** A token that has just expired. */
export async function signInEarlier(server: TestServer): Promise<string> {
  const { token } = await signInAsNew(server, 'earlier');
  server.clock.advance(TOKEN_LIFE_MS + 1_000);
  return token;
}

const GARBAGE = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.e30';

export type Caller = { readonly name: PrincipalName; readonly bearer: string | null };

/** All kinds of callers for one tenant: its members, former members, and strangers. */
export async function addCallers(
  server: TestServer,
  us: TenantOfPeople,
  expired: string,
): Promise<Caller[]> {
  const other = await signInAsNew(server, 'other');
  const elsewhere = await addTenant(server, {
    name: 'Quince',
    members: [
      { person: other.person, level: 'user_owner' },
      ...us.people.slice(0, 1).map((person) => ({ person, level: person.level })),
    ],
  });
  const owner = tokenOf(us, 'user_owner');
  return [
    { name: 'anonymous', bearer: null },
    { name: 'garbage_token', bearer: GARBAGE },
    { name: 'expired_token', bearer: expired },
    { name: 'other_tenant_owner', bearer: other.token },
    { name: 'user_basic', bearer: tokenOf(us, 'user_basic') },
    { name: 'user_manager', bearer: tokenOf(us, 'user_manager') },
    { name: 'user_owner', bearer: owner },
    { name: 'system_operator', bearer: await addStaff(server, 'system_operator') },
    { name: 'system_admin', bearer: await addStaff(server, 'system_admin') },
    { name: 'removed_member', bearer: await addRemovedMember(server, us.tenantId) },
    { name: 'no_access_member', bearer: tokenOf(us, 'no_access') },
    { name: 'owes_second_step', bearer: await addOwingMember(server, us.tenantId) },
    ...(await addApiTokens(server, owner, elsewhere.tenantId)),
  ];
}

async function addStaff(server: TestServer, level: SystemLevel): Promise<string> {
  const { person, token } = await signInAsNew(server, level);
  const { userId } = person;
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level, created_at: server.clock.now() })
      .execute(),
  );
  return token;
}

/** Signed in while still a member. */
async function addRemovedMember(server: TestServer, tenantId: string): Promise<string> {
  const { person, token } = await signInAsNew(server, 'removed');
  const { userId } = person;
  const membership = { tenant_id: tenantId, user_id: userId };
  await server.database.asOwner(async (tx) => {
    await tx
      .insertInto('memberships')
      .values({ ...membership, level: 'user_owner', created_at: server.clock.now() })
      .execute();
    await tx
      .deleteFrom('memberships')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute();
  });
  return token;
}

/** Has a second factor, and has not shown it. */
async function addOwingMember(server: TestServer, tenantId: string): Promise<string> {
  const { person, token } = await signInAsNew(server, 'owing');
  const { userId } = person;
  const now = server.clock.now();
  await server.database.asOwner(async (tx) => {
    await tx
      .insertInto('memberships')
      .values({ tenant_id: tenantId, user_id: userId, level: 'user_manager', created_at: now })
      .execute();
    await tx
      .insertInto('mfa_factors')
      .values({
        id: randomUUID(),
        user_id: userId,
        friendly_name: 'Tablet',
        status: 'verified',
        sealed_secret: 'never opened here',
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
  return token;
}

async function addApiTokens(
  server: TestServer,
  owner: string,
  otherTenantId: string,
): Promise<Caller[]> {
  const create = async (name: PrincipalName, limits: object): Promise<Caller> => {
    const { body } = await server.call('POST /api/v2/auth/me/tokens', {
      token: owner,
      json: { name, ...limits },
    });
    return { name, bearer: (dataOf(body) as { secret: string }).secret };
  };
  return [
    await create('read_token', { access: 'read' }),
    await create('write_token', { access: 'write' }),
    await create('other_tenant_token', { access: 'write', tenant_ids: [otherTenantId] }),
  ];
}
