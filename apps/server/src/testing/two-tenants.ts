import { addPerson, addTenant, signIn } from './test-server.ts';
import type { TestServer } from './test-server.ts';

export type TwoTenants = {
  /** The address everything of the first tenant is under. */
  readonly harbor: string;
  readonly quince: string;
  /** Tokens: the owner of Harbor, who may only read there, and the owner of Quince. */
  readonly owner: string;
  readonly basic: string;
  readonly other: string;
};

/** Two tenants that know nothing of each other, with those who may and may not. */
export async function addTwoTenants(server: TestServer): Promise<TwoTenants> {
  const signedIn = async (name: string) => {
    const person = await addPerson(server, { email: `${name}@example.test` });
    return { person, token: await signIn(server, person.email) };
  };
  const owner = await signedIn('owner');
  const basic = await signedIn('basic');
  const other = await signedIn('other');
  const harbor = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: owner.person, level: 'user_owner' },
      { person: basic.person, level: 'user_basic' },
    ],
  });
  const quince = await addTenant(server, {
    name: 'Quince',
    members: [{ person: other.person, level: 'user_owner' }],
  });
  return {
    harbor: `/api/v2/clients/tenants/${harbor.tenantId}`,
    quince: `/api/v2/clients/tenants/${quince.tenantId}`,
    owner: owner.token,
    basic: basic.token,
    other: other.token,
  };
}
