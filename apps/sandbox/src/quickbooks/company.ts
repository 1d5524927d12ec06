/** A QuickBooks Online company and its behavior; everything can be changed while the world runs. */
export type Company = {
  /** 16 digits, the id in every path. */
  readonly realmId: string;
  readonly name: string;
  readonly country: 'US' | 'CA';
  readonly currency: 'USD' | 'CAD';
  /** IANA zone; times in responses carry its offset. */
  readonly timeZone: string;
  readonly settings: CompanySettings;
};

export type CompanySettings = {
  readonly useAccountNumbers: boolean;
  readonly classTracking: 'off' | 'per_transaction' | 'per_line';
  readonly trackDepartments: boolean;
  readonly multiCurrency: boolean;
  /** An ISO date; null while the books are open. */
  readonly bookCloseDate: string | null;
  /** The preference behind error 6140. Off in a new company. */
  readonly warnDuplicateJournalNumber: boolean;
  readonly subscription: 'SUBSCRIBED' | 'TRIAL' | 'SUSPENDED' | 'EXPIRED' | 'CANCELLED';
  /** How many responses a company remembers by `requestid`: undocumented by Intuit. */
  readonly requestIdMemory: number | 'forever';
  /** Milliseconds until a query finds a write: 0 is at once. */
  readonly queryLagMs: number;
};

export const DEFAULT_SETTINGS: CompanySettings = {
  useAccountNumbers: true,
  classTracking: 'per_line',
  trackDepartments: true,
  multiCurrency: false,
  bookCloseDate: null,
  warnDuplicateJournalNumber: false,
  subscription: 'SUBSCRIBED',
  requestIdMemory: 'forever',
  queryLagMs: 0,
};
