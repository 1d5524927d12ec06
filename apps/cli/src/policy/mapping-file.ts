import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type AccountConflict,
  type AccountMapping,
  COMPONENTS,
  type ComponentKey,
  describeConflict,
  findAccountConflicts,
  type TaxedComponent,
} from '@platebook/accounting';
import { CliError, systemErrorCode } from '../cli-error.ts';

const TAXED: Record<TaxedComponent, `${TaxedComponent}_tax`> = {
  price_adjustment: 'price_adjustment_tax',
  merchant_promo: 'merchant_promo_tax',
  promo_fee: 'promo_fee_tax',
  commission: 'commission_tax',
  delivery_network_fee: 'delivery_network_fee_tax',
  processing_fee: 'processing_fee_tax',
  ads_marketing: 'ads_marketing_tax',
  ad_credit: 'ad_credit_tax',
  order_error: 'order_error_tax',
  error_recovery: 'error_recovery_tax',
  delivery_fee_income: 'delivery_fee_income_tax',
  bag_container_other_fees: 'bag_container_other_fees_tax',
  markup: 'markup_tax',
};

const DESCRIPTION_PREFIX = 'other_unclassified:';

/** The keys a mapping file may name, besides `other_unclassified:<description>`. */
export const MAPPING_KEYS: readonly (ComponentKey | 'bank')[] = [
  ...COMPONENTS,
  ...Object.values(TAXED),
  'bank',
];

/**
 * Reads the mapping of a file.
 *
 * @param currency Of the books, if known: an account's purpose can depend on the country.
 * @throws CliError `invalid_mapping` with the invalid component, `account_of_two_types` with both of them.
 */
export async function readMappingFile(
  file: string,
  cwd: string,
  currency: 'USD' | 'CAD' | null = null,
): Promise<AccountMapping> {
  const text = await readText(file, cwd);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw invalid(file, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw invalid(file, 'must be one JSON object that maps components to account names');
  }
  const mapping: AccountMapping = Object.fromEntries(
    Object.entries(parsed).map(([key, account]: [string, unknown]) => {
      requireKnownKey(file, key);
      if (typeof account !== 'string' || account.trim() === '') {
        throw invalid(file, `gives "${key}" no account name; it must be text that isn't empty`);
      }
      return [key, account];
    }),
  );
  requireOneType(file, findAccountConflicts(mapping, currency));
  return mapping;
}

function requireOneType(file: string, [conflict]: readonly AccountConflict[]): void {
  if (conflict !== undefined) {
    throw new CliError(
      'account_of_two_types',
      `The mapping file ${file} gives one account two types: ${describeConflict(conflict)}`,
      'name another account for one of them; nothing was read or written',
    );
  }
}

function requireKnownKey(file: string, key: string): void {
  if (key.startsWith(DESCRIPTION_PREFIX) && key.length > DESCRIPTION_PREFIX.length) {
    return;
  }
  if (!MAPPING_KEYS.some((known) => known === key)) {
    throw invalid(
      file,
      `names an unknown component "${key}"`,
      `allowed are ${MAPPING_KEYS.join(', ')} and ${DESCRIPTION_PREFIX}<description>`,
    );
  }
}

async function readText(file: string, cwd: string): Promise<string> {
  try {
    return await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') {
      throw new CliError('file_not_found', `There is no mapping file ${file}.`);
    }
    throw invalid(
      file,
      `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function invalid(file: string, what: string, hint = "see 'platebook help mapping'"): CliError {
  return new CliError('invalid_mapping', `The mapping file ${file} ${what}.`, hint);
}
