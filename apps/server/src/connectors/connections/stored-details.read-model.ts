import * as v from 'valibot';
import { readStored } from '../../db/stored-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';
import type { BooksCompany } from '../quickbooks/books-company.ts';

const text = v.optional(v.nullable(v.string()), null);

/** Rows of earlier versions may hold less. */
const COMPANY = v.object({
  country: text,
  currency: text,
  fiscal_year_start: text,
  closing_on: text,
  class_tracking: v.optional(v.picklist(['off', 'per_transaction', 'per_line']), 'off'),
  location_tracking: v.optional(v.boolean(), false),
  multicurrency: v.optional(v.boolean(), false),
  account_numbers: v.optional(v.boolean(), false),
  edition: text,
}) satisfies v.GenericSchema<unknown, BooksCompany>;

/** Reads `connections.details` of QuickBooks: what is known of the company. */
export function readCompany(stored: StoredJson): BooksCompany {
  return readStored(COMPANY, stored, 'connections.details');
}

const STORES = v.object({ store_ids: v.optional(v.array(v.string()), []) });

/** Reads `connections.details` of a delivery platform: the ids of its stores, none where it names none. */
export function readStoreIds(stored: StoredJson): readonly string[] {
  return readStored(STORES, stored, 'connections.details').store_ids;
}
