import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';

export type ClientScopes = {
  /**
   * Adds the people to whom this owner has given every client (client scope `all`), in the transaction in which the
   * owner gets the tenant, after their membership and as its last step: it writes to the audit log. People for whom the
   * plan has no seat left do not join.
   */
  readonly extendTo: (
    tx: Transaction,
    tenant: {
      readonly ownerId: string;
      readonly tenantId: string;
      readonly at: Date;
      readonly actor: Actor;
    },
  ) => Promise<void>;
};
