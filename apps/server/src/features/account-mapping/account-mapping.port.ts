import type { ComponentKey } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables-connections.ts';

/** What is mapped: a component of docs/accounting.md, the bank, or one description of Uber's "Other payments". */
export type MappedComponent = ComponentKey | 'bank' | `other_unclassified:${string}`;

export type EntityRef = { readonly type: 'Vendor' | 'Customer'; readonly id: string };

/** Where a line goes in the books. Ids are those of the books. */
export type MappingTarget = {
  readonly accountId: string;
  /** With the names of its parents. */
  readonly accountName: string;
  /** False for an account that was made inactive since. */
  readonly active: boolean;
  readonly classId: string | null;
  readonly departmentId: string | null;
  readonly taxCodeId: string | null;
  readonly entity: EntityRef | null;
};

/** The mapping as it holds for one store on one platform: store over platform over the client's default. */
export type EffectiveMapping = ReadonlyMap<MappedComponent, MappingTarget>;

export type MappingScope = {
  readonly platform: DeliveryPlatform;
  readonly storeId: string | null;
};

export type AccountMappings = {
  readonly effective: (tx: Transaction, scope: MappingScope) => Promise<EffectiveMapping>;
};
