import type { Membership, Principal } from '../http/operations.ts';

/** A member of the client. */
export type Caller = {
  readonly principal: Principal;
  readonly membership: Membership;
};

export function pathOf({ membership }: Caller): { readonly tenant: string } {
  return { tenant: membership.scope.tenantId };
}
