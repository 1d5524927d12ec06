import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Currency } from '../../db/tables.ts';
import type { StoreAddress } from './store-terms.read-model.ts';

/** Creates a store in a transaction of another feature, under all rules of manual creation. */
export type StoreCreation = {
  /** Throws `client_archived`, `limit_reached`; a duplicate name violates `stores_name_idx`. */
  readonly createIn: (
    tx: Transaction,
    creation: {
      readonly scope: TenantScope;
      readonly actor: Actor;
      readonly store: {
        readonly name: string;
        readonly number?: string | undefined;
        readonly timeZone?: string | undefined;
        readonly currency?: Currency | undefined;
        readonly address?: StoreAddress | undefined;
      };
    },
  ) => Promise<{ readonly id: string; readonly name: string }>;
};
