import type { Operation } from '../../src/http/contract.ts';
import { LEVEL_READ_AGAIN } from './states.ts';

export type Access = Operation['access'];

export type Weakening = { readonly what: string; readonly access: Access };

const BELOW: Readonly<Record<string, Access['minLevel']>> = {
  authenticated: 'anonymous',
  user_basic: 'authenticated',
  user_manager: 'user_basic',
  user_owner: 'user_manager',
  system_operator: 'authenticated',
  system_admin: 'system_operator',
  service: 'anonymous',
};

/** Every way to weaken an operation's declared access by one step. */
export function weakeningsOf({ id, access, wire }: Operation): Weakening[] {
  const { minLevel, tenantFrom, disclose, token } = access;
  const below = BELOW[minLevel];
  const namesTenant = tenantFrom !== 'none';
  // A level and a capability that only that level has are equivalent: they are removed together.
  const { capability: _none, ...levelAlone } = access;
  return [
    ...(below === undefined || LEVEL_READ_AGAIN.includes(id)
      ? []
      : [{ what: `${minLevel} becomes ${below}`, access: { ...levelAlone, minLevel: below } }]),
    ...(namesTenant
      ? [
          { what: 'the tenant is not checked', access: { ...access, tenantFrom: 'none' } },
          {
            what: `${disclose} is disclosed otherwise`,
            access: { ...access, disclose: disclose === 404 ? 403 : 404 } as Access,
          },
        ]
      : []),
    // The other APIs accept no API tokens at all.
    ...(token === 'never' && wire === 'envelope' && !['anonymous', 'service'].includes(minLevel)
      ? [{ what: 'API tokens are let in', access: { ...access, token: 'read' } as Access }]
      : []),
    ...(token === 'write'
      ? [{ what: 'reading API tokens may write', access: { ...access, token: 'read' } as Access }]
      : []),
  ];
}

/** Makes the server enforce other access rules until the returned function is called. */
export function weaken(served: Operation, access: Access): () => void {
  const rules = served as { access: Access };
  const before = rules.access;
  rules.access = access;
  return () => {
    rules.access = before;
  };
}
