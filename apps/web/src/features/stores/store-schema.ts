import {
  array,
  boolean,
  check,
  forward,
  isoDate,
  maxLength,
  nonEmpty,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import type { Store } from '../../shared/api/entities.ts';
import { toPercent, toPpm } from './percent.ts';
import { words } from './stores.messages.tsx';

const required = (longest: number, empty: () => string) =>
  pipe(
    string(),
    trim(),
    nonEmpty(empty),
    maxLength(longest, () => words.atMostCharacters(longest)),
  );
const optionalWords = (longest: number) =>
  pipe(
    string(),
    trim(),
    maxLength(longest, () => words.atMostCharacters(longest)),
  );

/** A valid date, as YYYY-MM-DD. */
export const daySchema = pipe(
  string(),
  trim(),
  isoDate(() => words.dateFormat),
  check(isRealDay, () => words.noSuchDate),
);

function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** Validates a store's details. */
export const detailsSchema = object({
  name: required(200, () => words.enterName),
  number: optionalWords(50),
  time_zone: pipe(
    string(),
    nonEmpty(() => words.chooseATimeZone),
  ),
  currency: picklist(['USD', 'CAD'], () => words.chooseCurrency),
  business_day_cutoff: string(),
});
export type StoreDetails = InferOutput<typeof detailsSchema>;

export function toDetails(store: Store): StoreDetails {
  const { name, number, time_zone, currency, business_day_cutoff } = store;
  return { name, number: number ?? '', time_zone, currency, business_day_cutoff };
}

export function toDetailsBody({ number, ...details }: StoreDetails) {
  return { ...details, number: number === '' ? null : number };
}

/** Where a store is. */
export const addressSchema = object({
  address: object({
    line1: required(200, () => words.enterStreet),
    line2: optionalWords(200),
    city: required(100, () => words.enterCity),
    region: required(100, () => words.enterRegion),
    postal_code: required(20, () => words.enterPostalCode),
    country: picklist(['US', 'CA'], () => words.chooseACountry),
  }),
});
export type StoreAddress = InferOutput<typeof addressSchema>;

export function toAddress({ address, currency }: Store): StoreAddress {
  return {
    address: {
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      region: address?.region ?? '',
      postal_code: address?.postal_code ?? '',
      country: address?.country ?? (currency === 'CAD' ? 'CA' : 'US'),
    },
  };
}

export function toAddressBody({ address }: StoreAddress) {
  return { address: { ...address, line2: address.line2 === '' ? null : address.line2 } };
}

const HIGHEST_TAX_PPM = 500_000;

/** How sales tax appears in a store's reports; the rate is typed in percent. */
export const taxSchema = object({
  tax_profile: pipe(
    object({
      facilitator: picklist(['facilitated', 'not_facilitated', 'learned']),
      prices_include_tax: boolean(),
      inclusive_tax_rate_ppm: pipe(string(), trim()),
    }),
    forward(
      partialCheck(
        [['prices_include_tax'], ['inclusive_tax_rate_ppm']],
        ({ prices_include_tax: includes, inclusive_tax_rate_ppm: rate }) =>
          !includes || rate === '' || isTaxRate(rate),
        () => words.taxRateRange,
      ),
      ['inclusive_tax_rate_ppm'],
    ),
  ),
});
export type StoreTax = InferOutput<typeof taxSchema>;

function isTaxRate(percent: string): boolean {
  const ppm = toPpm(percent);
  return ppm !== null && ppm > 0 && ppm <= HIGHEST_TAX_PPM;
}

export function toTax({ tax_profile: profile }: Store): StoreTax {
  const rate = profile.inclusive_tax_rate_ppm;
  return {
    tax_profile: { ...profile, inclusive_tax_rate_ppm: rate === null ? '' : toPercent(rate) },
  };
}

export function toTaxBody({ tax_profile: profile }: StoreTax) {
  const rate = profile.prices_include_tax ? toPpm(profile.inclusive_tax_rate_ppm) : null;
  return { tax_profile: { ...profile, inclusive_tax_rate_ppm: rate } };
}

const HIGHEST_RATE_PPM = 1_000_000;

/** The commissions agreed with the platforms; typed in percent. */
export const ratesSchema = object({
  contract_rates: array(
    object({
      channel_type: picklist(['ubereats', 'doordash']),
      mode: picklist(['delivery', 'pickup', 'storefront']),
      commission_rate_ppm: pipe(
        string(),
        check(
          (percent) => (toPpm(percent) ?? Infinity) <= HIGHEST_RATE_PPM,
          () => words.percentRange,
        ),
      ),
      starts_on: daySchema,
    }),
  ),
});
export type StoreRates = InferOutput<typeof ratesSchema>;

export function toRates({ contract_rates: rates }: Store): StoreRates {
  return {
    contract_rates: rates.map((rate) => ({
      ...rate,
      commission_rate_ppm: toPercent(rate.commission_rate_ppm),
    })),
  };
}

export function toRatesBody({ contract_rates: rates }: StoreRates) {
  return {
    contract_rates: rates.map((rate) => ({
      ...rate,
      commission_rate_ppm: toPpm(rate.commission_rate_ppm) ?? 0,
    })),
  };
}
