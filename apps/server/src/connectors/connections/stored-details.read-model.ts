import * as v from 'valibot';
import { readStored } from '../../db/stored-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';
import type { BooksCompany } from '../quickbooks/books-company.ts';

const text = v.optional(v.nullable(v.string()), null);

/** Rows of earlier versions may have fewer fields. */
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

/** Parses QuickBooks' `connections.details`: the company facts. */
export function readCompany(stored: StoredJson): BooksCompany {
  return readStored(COMPANY, stored, 'connections.details');
}

const STORES = v.object({ store_ids: v.optional(v.array(v.string()), []) });

/** Parses a delivery platform's `connections.details`: its store IDs, empty if it has none. */
export function readStoreIds(stored: StoredJson): readonly string[] {
  return readStored(STORES, stored, 'connections.details').store_ids;
}
