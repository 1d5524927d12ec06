import { textOr } from '../call.ts';

/** The stored facts of a company, as `details` of its connection. */
export type BooksCompany = {
  readonly country: string | null;
  readonly currency: string | null;
  /** The name of a month. */
  readonly fiscal_year_start: string | null;
  /** The books are closed through this date. */
  readonly closing_on: string | null;
  readonly class_tracking: 'off' | 'per_transaction' | 'per_line';
  readonly location_tracking: boolean;
  readonly multicurrency: boolean;
  readonly account_numbers: boolean;
  readonly edition: string | null;
};

type Fields = Readonly<Record<string, unknown>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** From the responses to `companyinfo` and `preferences` (platform-apis 3.7); missing fields are off or null. */
export function companyFacts(
  companyAnswer: Fields,
  preferencesAnswer: Fields,
): { name: string; details: BooksCompany } {
  const company = fieldsOf(companyAnswer['CompanyInfo']);
  const preferences = fieldsOf(preferencesAnswer['Preferences']);
  const accounting = fieldsOf(preferences['AccountingInfoPrefs']);
  const currency = fieldsOf(preferences['CurrencyPrefs']);
  const closing = textOr(accounting['BookCloseDate'], '');
  return {
    name: textOr(company['CompanyName'], textOr(company['LegalName'], 'A company without a name')),
    details: {
      country: textOr(company['Country'], null),
      currency: textOr(fieldsOf(currency['HomeCurrency'])['value'], null),
      fiscal_year_start: textOr(company['FiscalYearStartMonth'], null),
      closing_on: DAY.test(closing) ? closing : null,
      class_tracking: classTracking(accounting),
      location_tracking: accounting['TrackDepartments'] === true,
      multicurrency: currency['MultiCurrencyEnabled'] === true,
      account_numbers: accounting['UseAccountNumbers'] === true,
      edition: named(company['NameValue'], 'OfferingSku'),
    },
  };
}

function classTracking(accounting: Fields): BooksCompany['class_tracking'] {
  if (accounting['ClassTrackingPerTxnLine'] === true) {
    return 'per_line';
  }
  return accounting['ClassTrackingPerTxn'] === true ? 'per_transaction' : 'off';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function named(list: unknown, name: string): string | null {
  const pairs = Array.isArray(list) ? list.map(fieldsOf) : [];
  return textOr(pairs.find(({ Name }) => Name === name)?.['Value'], null);
}
