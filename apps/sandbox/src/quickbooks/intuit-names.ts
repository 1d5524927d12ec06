/**
 * Intuit's names in requests and responses of its Accounting API: `Line:JournalEntryLine` is a property with its type,
 * one without a type is not an object. Sources: Intuit's reference of each entity, as typed by
 * `quickbooks-node-promise` (the tests compare both), and Finance.xsd for additional fields of entities and lines
 * (`domain`, `sparse`, `status`, `CustomField`, `AttachableRef`, `LinkedTxn`, `Received`); `CustomExtensions` appears
 * in recorded responses.
 */
const TYPES = {
  Reference: 'value name type',
  MetaData: 'CreateTime LastUpdatedTime',
  CustomField: 'DefinitionId Name Type StringValue BooleanValue DateValue NumberValue',
  NameValue: 'Name Value',
  LinkedTxn: 'TxnId TxnType TxnLineId',
  Email: 'Address',
  Web: 'URI',
  Phone: 'FreeFormNumber',
  Address:
    'Id Line1 Line2 Line3 Line4 Line5 City Country CountrySubDivisionCode PostalCode Lat Long',
  Attached: 'EntityRef:Reference IncludeOnSend LineInfo NoRefOnly Inactive CustomField:CustomField',
  TaxLineDetail:
    'TaxRateRef:Reference PercentBased TaxPercent NetAmountTaxable TaxInclusiveAmount OverrideDeltaAmount ServiceDate',
  TaxLine: 'DetailType Amount TaxLineDetail:TaxLineDetail',
  TxnTaxDetail: 'TxnTaxCodeRef:Reference TotalTax TaxLine:TaxLine',
  JournalEntity: 'Type EntityRef:Reference',
  JournalEntryLineDetail:
    'PostingType Entity:JournalEntity AccountRef:Reference ClassRef:Reference DepartmentRef:Reference TaxCodeRef:Reference TaxApplicableOn TaxAmount TaxInclusiveAmt BillableStatus JournalCodeRef:Reference',
  DescriptionLineDetail: 'ServiceDate TaxCodeRef:Reference',
  JournalEntryLine:
    'Id LineNum Description Amount Received DetailType JournalEntryLineDetail:JournalEntryLineDetail DescriptionLineDetail:DescriptionLineDetail ProjectRef:Reference LinkedTxn:LinkedTxn CustomField:CustomField CustomExtensions',
  JournalEntry:
    'DocNumber TxnDate PrivateNote Line:JournalEntryLine CurrencyRef:Reference ExchangeRate TaxRateRef:Reference TransactionLocationType TxnTaxDetail:TxnTaxDetail GlobalTaxCalculation Adjustment RecurDataRef:Reference TotalAmt HomeTotalAmt',
  DepositLineDetail:
    'Entity:Reference ClassRef:Reference AccountRef:Reference PaymentMethodRef:Reference CheckNum TxnType TaxCodeRef:Reference TaxApplicableOn',
  DepositLine:
    'Id LineNum Description Amount DetailType DepositLineDetail:DepositLineDetail ProjectRef:Reference LinkedTxn:LinkedTxn CustomField:CustomField CustomExtensions',
  CashBack: 'AccountRef:Reference Amount Memo',
  Deposit:
    'DocNumber TxnDate PrivateNote Line:DepositLine DepositToAccountRef:Reference CurrencyRef:Reference ExchangeRate DepartmentRef:Reference CashBack:CashBack TransactionLocationType TxnSource TxnTaxDetail:TxnTaxDetail GlobalTaxCalculation RecurDataRef:Reference TotalAmt HomeTotalAmt',
  Transfer:
    'TxnDate PrivateNote FromAccountRef:Reference ToAccountRef:Reference Amount CurrencyRef:Reference TransactionLocationType RecurDataRef:Reference',
  Account:
    'Name AcctNum Description ParentRef:Reference CurrencyRef:Reference TaxCodeRef:Reference SubAccount FullyQualifiedName Active Classification AccountType AccountSubType AccountAlias TxnLocationType CurrentBalance CurrentBalanceWithSubAccounts',
  Class: 'Name ParentRef:Reference SubClass Active FullyQualifiedName',
  Department: 'Name ParentRef:Reference SubDepartment Active FullyQualifiedName',
  Vendor:
    'DisplayName Title GivenName MiddleName FamilyName Suffix CompanyName PrintOnCheckName Active AcctNum Balance BillRate CostRate Vendor1099 TaxIdentifier CurrencyRef:Reference TermRef:Reference APAccountRef:Reference BillAddr:Address PrimaryEmailAddr:Email PrimaryPhone:Phone AlternatePhone:Phone Mobile:Phone Fax:Phone WebAddr:Web',
  Customer:
    'DisplayName Title GivenName MiddleName FamilyName Suffix CompanyName FullyQualifiedName PrintOnCheckName Active Notes Taxable Job BillWithParent ParentRef:Reference Level Balance BalanceWithJobs CurrencyRef:Reference PreferredDeliveryMethod IsProject BillAddr:Address ShipAddr:Address PrimaryEmailAddr:Email PrimaryPhone:Phone AlternatePhone:Phone Mobile:Phone Fax:Phone WebAddr:Web ResaleNum',
  Attachable:
    'FileName Note Category ContentType PlaceName AttachableRef:Attached Lat Long Tag FileAccessUri Size ThumbnailFileAccessUri TempDownloadUri ThumbnailTempDownloadUri',
  TaxCode:
    'Name Description Active Hidden Taxable TaxGroup SalesTaxRateList PurchaseTaxRateList TaxCodeConfigType',
  CompanyInfo:
    'CompanyName LegalName CompanyAddr:Address LegalAddr:Address CustomerCommunicationAddr:Address PrimaryPhone:Phone Email:Email WebAddr:Web CompanyStartDate FiscalYearStartMonth Country SupportedLanguages NameValue:NameValue',
  AccountingInfoPrefs:
    'FirstMonthOfFiscalYear UseAccountNumbers TaxYearMonth ClassTrackingPerTxn ClassTrackingPerTxnLine TrackDepartments TaxForm CustomerTerminology DepartmentTerminology BookCloseDate',
  SalesFormsPrefs: 'CustomTxnNumbers AllowDeposit AllowDiscount AllowEstimates AllowShipping',
  CurrencyPrefs: 'HomeCurrency:Reference MultiCurrencyEnabled',
  TaxPrefs: 'PartnerTaxEnabled TaxGroupCodeRef:Reference UsingSalesTax',
  ReportPrefs: 'ReportBasis CalcAgingReportFromTxnDate',
  OtherPrefs: 'NameValue:NameValue',
  Preferences:
    'AccountingInfoPrefs:AccountingInfoPrefs SalesFormsPrefs:SalesFormsPrefs CurrencyPrefs:CurrencyPrefs TaxPrefs:TaxPrefs ReportPrefs:ReportPrefs OtherPrefs:OtherPrefs EmailMessagesPrefs ProductAndServicesPrefs VendorAndPurchasesPrefs TimeTrackingPrefs',
} as const;

type TypeName = keyof typeof TYPES;

/** Fields of every entity. */
const COMMON =
  'Id SyncToken MetaData:MetaData CustomField:CustomField AttachableRef:Attached domain sparse status';
export const ENTITY_NAMES = [
  'JournalEntry',
  'Account',
  'Class',
  'Department',
  'Vendor',
  'Customer',
  'Deposit',
  'Transfer',
  'Attachable',
  'TaxCode',
  'CompanyInfo',
  'Preferences',
] as const satisfies readonly TypeName[];

/** Enumerated property values, as defined by Intuit. */
const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  'JournalEntryLineDetail.PostingType': ['Debit', 'Credit'],
  'JournalEntryLineDetail.TaxApplicableOn': ['Sales', 'Purchase'],
  'JournalEntryLineDetail.BillableStatus': ['Billable', 'NotBillable', 'HasBeenBilled'],
  'JournalEntity.Type': ['Vendor', 'Employee', 'Customer'],
  'JournalEntryLine.DetailType': ['JournalEntryLineDetail', 'DescriptionOnly'],
  'DepositLine.DetailType': ['DepositLineDetail'],
  'JournalEntry.GlobalTaxCalculation': ['TaxExcluded', 'TaxInclusive', 'NotApplicable'],
  'Account.Classification': ['Asset', 'Equity', 'Expense', 'Liability', 'Revenue'],
  'Account.AccountType': [
    'Bank',
    'Other Current Asset',
    'Fixed Asset',
    'Other Asset',
    'Accounts Receivable',
    'Equity',
    'Expense',
    'Other Expense',
    'Cost of Goods Sold',
    'Accounts Payable',
    'Credit Card',
    'Long Term Liability',
    'Other Current Liability',
    'Income',
    'Other Income',
  ],
  'ReportPrefs.ReportBasis': ['Accrual', 'Cash'],
};

/** A type's properties with their object types; null for scalars. */
export function propertiesOf(type: string): ReadonlyMap<string, string | null> {
  const own = type in TYPES ? TYPES[type as TypeName] : '';
  const common = ENTITY_NAMES.some((name) => name === type) ? COMMON : '';
  return new Map(
    `${own} ${common}`
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const [name = '', inside] = word.split(':');
        return [name, inside ?? null];
      }),
  );
}

/** Paths of unknown names or enumerated values, as `JournalEntry.Line.Ammount`. */
export function foreignNames(type: string, value: unknown, path: string = type): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => foreignNames(type, each, path));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const known = propertiesOf(type);
  return Object.entries(value).flatMap(([name, inside]) => {
    const here = `${path}.${name}`;
    const insideType = known.get(name);
    if (insideType === undefined) {
      return [here];
    }
    const allowed = ENUMERATIONS[`${type}.${name}`];
    const foreignValue =
      allowed !== undefined && typeof inside === 'string' && !allowed.includes(inside)
        ? [`${here}=${inside}`]
        : [];
    return [
      ...foreignValue,
      ...(insideType === null ? [] : foreignNames(insideType, inside, here)),
    ];
  });
}
