import type { Transaction } from '../../db/database.ts';
import type { ClientCategory, Currency } from '../../db/tables.ts';

export type FirstClient = {
  readonly name: string;
  readonly category: ClientCategory;
  readonly country: 'US' | 'CA';
  readonly currency: Currency;
  /** IANA name. */
  readonly timeZone: string;
  readonly at: Date;
};

/** Creates a tenant owned by the user, with its client and audit entries, in a transaction as the database owner. */
export type OpenFirstClient = (
  tx: Transaction,
  owner: { readonly userId: string; readonly requestId: string },
  client: FirstClient,
) => Promise<{ readonly tenantId: string; readonly clientId: string }>;
