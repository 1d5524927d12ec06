import type { Books } from './books.ts';
import type { QboObject } from './qbo-object.ts';
import type { Company } from './company.ts';

function stamp(syncToken: string) {
  return {
    domain: 'QBO',
    sparse: false,
    Id: '1',
    SyncToken: syncToken,
    MetaData: {
      CreateTime: '2024-01-02T09:00:00-08:00',
      LastUpdatedTime: '2026-01-05T09:00:00-08:00',
    },
  };
}

function preferences({ settings, currency }: Company): QboObject {
  return {
    AccountingInfoPrefs: {
      FirstMonthOfFiscalYear: 'January',
      UseAccountNumbers: settings.useAccountNumbers,
      TaxYearMonth: 'January',
      ClassTrackingPerTxn: settings.classTracking === 'per_transaction',
      ClassTrackingPerTxnLine: settings.classTracking === 'per_line',
      TrackDepartments: settings.trackDepartments,
      DepartmentTerminology: 'Location',
      CustomerTerminology: 'Customers',
      ...(settings.bookCloseDate === null ? {} : { BookCloseDate: settings.bookCloseDate }),
    },
    SalesFormsPrefs: { CustomTxnNumbers: false },
    CurrencyPrefs: {
      MultiCurrencyEnabled: settings.multiCurrency,
      HomeCurrency: { value: currency },
    },
    TaxPrefs: { UsingSalesTax: true },
    ReportPrefs: { ReportBasis: 'Accrual' },
    OtherPrefs: {
      NameValue: [
        { Name: 'WarnDuplicateJournalNumber', Value: String(settings.warnDuplicateJournalNumber) },
      ],
    },
    ...stamp('3'),
  };
}

function companyInfo({ name, country, settings }: Company): QboObject {
  return {
    CompanyName: name,
    LegalName: name,
    CompanyAddr: {
      Id: '1',
      Line1: '100 Harbor St',
      City: country === 'US' ? 'Boston' : 'Montréal',
      Country: country,
    },
    Country: country,
    FiscalYearStartMonth: 'January',
    CompanyStartDate: '2024-01-02',
    Email: { Address: 'books@example.com' },
    WebAddr: {},
    SupportedLanguages: 'en',
    NameValue: [
      { Name: 'NeoEnabled', Value: 'true' },
      { Name: 'IndustryType', Value: 'Full-Service Restaurants' },
      { Name: 'OfferingSku', Value: 'QuickBooks Online Plus' },
      { Name: 'SubscriptionStatus', Value: settings.subscription },
    ],
    ...stamp('4'),
  };
}

/** The two objects that every company has exactly once. */
export function singletonsOf(books: Books): Readonly<Record<string, () => QboObject>> {
  return {
    Preferences: () => preferences(books.company()),
    CompanyInfo: () => companyInfo(books.company()),
  };
}
