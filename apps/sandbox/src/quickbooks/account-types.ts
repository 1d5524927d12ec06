type AccountType = {
  readonly classification: 'Asset' | 'Equity' | 'Expense' | 'Liability' | 'Revenue';
  /** The default subtype of this account type, then its alternatives. */
  readonly subTypes: readonly [string, ...string[]];
};

/** AccountType, Classification and AccountSubType of Intuit's Finance.xsd, as far as restaurants need them. */
export const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  Bank: {
    classification: 'Asset',
    subTypes: [
      'CashOnHand',
      'Checking',
      'MoneyMarket',
      'RentsHeldInTrust',
      'Savings',
      'TrustAccounts',
    ],
  },
  'Accounts Receivable': { classification: 'Asset', subTypes: ['AccountsReceivable'] },
  'Other Current Asset': {
    classification: 'Asset',
    subTypes: [
      'OtherCurrentAssets',
      'UndepositedFunds',
      'PrepaidExpenses',
      'Inventory',
      'EmployeeCashAdvances',
    ],
  },
  'Fixed Asset': {
    classification: 'Asset',
    subTypes: [
      'FurnitureAndFixtures',
      'MachineryAndEquipment',
      'Vehicles',
      'LeaseholdImprovements',
    ],
  },
  'Other Asset': { classification: 'Asset', subTypes: ['OtherLongTermAssets', 'SecurityDeposits'] },
  'Accounts Payable': { classification: 'Liability', subTypes: ['AccountsPayable'] },
  'Credit Card': { classification: 'Liability', subTypes: ['CreditCard'] },
  'Other Current Liability': {
    classification: 'Liability',
    subTypes: [
      'OtherCurrentLiabilities',
      'GlobalTaxPayable',
      'SalesTaxPayable',
      'PayrollTaxPayable',
      'DirectDepositPayable',
      'GlobalTaxSuspense',
    ],
  },
  'Long Term Liability': {
    classification: 'Liability',
    subTypes: ['OtherLongTermLiabilities', 'NotesPayable'],
  },
  Equity: {
    classification: 'Equity',
    subTypes: ['OwnersEquity', 'OpeningBalanceEquity', 'RetainedEarnings', 'PartnersEquity'],
  },
  Income: {
    classification: 'Revenue',
    subTypes: [
      'SalesOfProductIncome',
      'ServiceFeeIncome',
      'DiscountsRefundsGiven',
      'OtherPrimaryIncome',
      'UnappliedCashPaymentIncome',
    ],
  },
  'Cost of Goods Sold': {
    classification: 'Expense',
    subTypes: ['SuppliesMaterialsCogs', 'OtherCostsOfServiceCos', 'ShippingFreightDeliveryCos'],
  },
  Expense: {
    classification: 'Expense',
    subTypes: [
      'OtherMiscellaneousServiceCost',
      'AdvertisingPromotional',
      'BankCharges',
      'OfficeGeneralAdministrativeExpenses',
      'TaxesPaid',
      'RentOrLeaseOfBuildings',
      'Utilities',
      'PayrollExpenses',
      'CommissionsAndFees',
    ],
  },
  'Other Income': {
    classification: 'Revenue',
    subTypes: ['OtherMiscellaneousIncome', 'InterestEarned'],
  },
  'Other Expense': {
    classification: 'Expense',
    subTypes: ['OtherMiscellaneousExpense', 'PenaltiesSettlements'],
  },
};

/** The AccountType of an AccountSubType; undefined if unknown here. */
export function typeOfSubType(subType: string): string | undefined {
  return Object.entries(ACCOUNT_TYPES).find(([, { subTypes }]) => subTypes.includes(subType))?.[0];
}
