import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import * as v from 'valibot';
import { readStored, readStoredOrNull } from '../../db/stored-json.ts';
import type { StoredJson, StoredJsonOrNull } from '../../db/stored-json.ts';
import type { ChannelType, Country } from '../../db/tables.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';

export type StoreAddress = {
  readonly line1: string;
  readonly line2?: string | null;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: Country;
};

/** Rates are parts per million. */
export type TaxProfile = {
  readonly facilitator: 'facilitated' | 'not_facilitated' | 'learned';
  readonly prices_include_tax: boolean;
  readonly inclusive_tax_rate_ppm: number | null;
};

export type ContractRate = {
  readonly channel_type: ChannelType;
  readonly mode: 'delivery' | 'pickup' | 'storefront';
  readonly commission_rate_ppm: number;
  readonly starts_on: string;
};

const ADDRESS = v.object({
  line1: v.string(),
  line2: v.exactOptional(v.nullable(v.string())),
  city: v.string(),
  region: v.string(),
  postal_code: v.string(),
  country: v.picklist(['US', 'CA']),
}) satisfies v.GenericSchema<unknown, StoreAddress>;

const TAX_PROFILE = v.object({
  facilitator: v.picklist(['facilitated', 'not_facilitated', 'learned']),
  prices_include_tax: v.boolean(),
  inclusive_tax_rate_ppm: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, TaxProfile>;

const RATES = v.array(
  v.object({
    channel_type: v.picklist(DELIVERY_PLATFORMS),
    mode: v.picklist(['delivery', 'pickup', 'storefront']),
    commission_rate_ppm: v.number(),
    starts_on: v.string(),
  }),
) satisfies v.GenericSchema<unknown, readonly ContractRate[]>;

/** Reads `stores.address`. */
export function readAddress(stored: StoredJsonOrNull): StoreAddress | null {
  return readStoredOrNull(ADDRESS, stored, 'stores.address');
}

/** Reads `stores.tax_profile`; rates are parts per million. */
export function readTaxProfile(stored: StoredJson): TaxProfile {
  return readStored(TAX_PROFILE, stored, 'stores.tax_profile');
}

/** What a store's payouts are compared with. */
export type StoreExpectation = {
  readonly facilitator: TaxProfile['facilitator'];
  readonly rates: readonly ContractRate[];
};

const EXPECTATION = v.object({
  facilitator: v.picklist(['facilitated', 'not_facilitated', 'learned']),
  rates: RATES,
}) satisfies v.GenericSchema<unknown, StoreExpectation>;

/** In a query that has `stores`: the input of {@link readExpectation}, null for a store without an expectation. */
export function expectationOf(rule: number): RawBuilder<StoredJsonOrNull> {
  return sql<StoredJsonOrNull>`case when stores.contract_rates <> '[]' or stores.tax_profile ->> 'facilitator' <> 'learned'
    then jsonb_build_object('rule', ${rule}::int, 'rates', stores.contract_rates, 'facilitator', stores.tax_profile -> 'facilitator') end`;
}

export function readExpectation(stored: StoredJsonOrNull): StoreExpectation | null {
  return readStoredOrNull(EXPECTATION, stored, 'stores');
}

/** Reads `stores.contract_rates`, in parts per million. */
export function readContractRates(stored: StoredJson): readonly ContractRate[] {
  return readStored(RATES, stored, 'stores.contract_rates');
}
