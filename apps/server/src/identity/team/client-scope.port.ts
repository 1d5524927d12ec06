import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';

export type ClientScopes = {
  /**
   * Lets in the people whom this owner lets into every client (client scope `all`), in the transaction in which the owner
   * gets the tenant, after their membership and as the last thing: it writes to the audit log. Where the plan has no seat
   * left, whoever is left over does not join.
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
