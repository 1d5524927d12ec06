import { describe, expect, test } from 'vitest';
import { companyFacts } from './books-company.ts';

const UNKNOWN = {
  country: null,
  currency: null,
  fiscal_year_start: null,
  closing_on: null,
  class_tracking: 'off',
  location_tracking: false,
  multicurrency: false,
  account_numbers: false,
  edition: null,
};

const preferences = (accounting: object, currency: object = {}) => ({
  Preferences: { AccountingInfoPrefs: accounting, CurrencyPrefs: currency },
});

describe('company facts', () => {
  test('come from the two responses', () => {
    const company = {
      CompanyInfo: {
        CompanyName: 'Harbor',
        Country: 'CA',
        FiscalYearStartMonth: 'April',
        NameValue: [
          { Name: 'NeoEnabled', Value: 'true' },
          { Name: 'OfferingSku', Value: 'QuickBooks Online Plus' },
        ],
      },
    };
    const accounting = {
      UseAccountNumbers: true,
      TrackDepartments: true,
      ClassTrackingPerTxn: true,
      BookCloseDate: '2026-10-31',
    };
    const currency = { MultiCurrencyEnabled: true, HomeCurrency: { value: 'CAD' } };
    expect(companyFacts(company, preferences(accounting, currency))).toEqual({
      name: 'Harbor',
      details: {
        country: 'CA',
        currency: 'CAD',
        fiscal_year_start: 'April',
        closing_on: '2026-10-31',
        class_tracking: 'per_transaction',
        location_tracking: true,
        multicurrency: true,
        account_numbers: true,
        edition: 'QuickBooks Online Plus',
      },
    });
  });

  test.each([
    [{}, {}],
    [{ CompanyInfo: null }, { Preferences: null }],
    [{ CompanyInfo: 'Harbor' }, { Preferences: [] }],
    [{ CompanyInfo: { CompanyName: 7, NameValue: {} } }, preferences({ BookCloseDate: 20261031 })],
    [{ CompanyInfo: { NameValue: [null, 'x', { Name: 'OfferingSku' }] } }, preferences({})],
  ])('are empty for the responses %j and %j', (company, answer) => {
    expect(companyFacts(company, answer)).toEqual({
      name: 'A company without a name',
      details: UNKNOWN,
    });
  });

  test('use the legal name if the name is missing', () => {
    const company = { CompanyInfo: { CompanyName: '', LegalName: 'Harbor LLC' } };
    expect(companyFacts(company, {}).name).toBe('Harbor LLC');
  });

  test.each(['', '10/31/2026', '2026-10-31T00:00:00-07:00', 'none'])(
    'a closing date in another format is ignored: %j',
    (closing) => {
      const { details } = companyFacts({}, preferences({ BookCloseDate: closing }));
      expect(details.closing_on).toBeNull();
    },
  );

  test.each([
    [{ ClassTrackingPerTxnLine: true, ClassTrackingPerTxn: true }, 'per_line'],
    [{ ClassTrackingPerTxnLine: false, ClassTrackingPerTxn: true }, 'per_transaction'],
    [{ ClassTrackingPerTxnLine: 'true', ClassTrackingPerTxn: 1 }, 'off'],
  ])('class tracking of %j is %s', (accounting, tracking) => {
    const { details } = companyFacts({}, preferences(accounting));
    expect(details.class_tracking).toBe(tracking);
  });
});
