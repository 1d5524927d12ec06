import type { WorldClock } from '../core/clock.ts';
import type { Books } from './books.ts';
import { entityNamed } from './entities.ts';
import type { QboObject } from './qbo-object.ts';
import { companyTime } from './qbo-time.ts';
import { create } from './write-object.ts';

type Account = readonly [number: string, name: string, type: string, subType: string];

/** A restaurant's chart of accounts, including those that delivery payouts usually use. */
const ACCOUNTS: readonly Account[] = [
  ['1000', 'Operating Checking', 'Bank', 'Checking'],
  ['1010', 'Savings', 'Bank', 'Savings'],
  ['1050', 'Petty Cash', 'Bank', 'CashOnHand'],
  ['1100', 'Accounts Receivable (A/R)', 'Accounts Receivable', 'AccountsReceivable'],
  ['1150', 'Undeposited Funds', 'Other Current Asset', 'UndepositedFunds'],
  ['1160', 'Uber Eats Clearing', 'Other Current Asset', 'OtherCurrentAssets'],
  ['1165', 'DoorDash Clearing', 'Other Current Asset', 'OtherCurrentAssets'],
  ['1200', 'Food Inventory', 'Other Current Asset', 'Inventory'],
  ['1300', 'Prepaid Expenses', 'Other Current Asset', 'PrepaidExpenses'],
  ['1500', 'Kitchen Equipment', 'Fixed Asset', 'MachineryAndEquipment'],
  ['1510', 'Furniture and Fixtures', 'Fixed Asset', 'FurnitureAndFixtures'],
  ['1700', 'Security Deposits', 'Other Asset', 'SecurityDeposits'],
  ['2000', 'Accounts Payable (A/P)', 'Accounts Payable', 'AccountsPayable'],
  ['2050', 'Company Card', 'Credit Card', 'CreditCard'],
  ['2100', 'Sales Tax Payable', 'Other Current Liability', 'SalesTaxPayable'],
  ['2150', 'Tips Payable', 'Other Current Liability', 'OtherCurrentLiabilities'],
  ['2200', 'Payroll Taxes Payable', 'Other Current Liability', 'PayrollTaxPayable'],
  ['2500', 'Equipment Loan', 'Long Term Liability', 'NotesPayable'],
  ['3000', 'Opening Balance Equity', 'Equity', 'OpeningBalanceEquity'],
  ['3100', 'Owner Equity', 'Equity', 'OwnersEquity'],
  ['3900', 'Retained Earnings', 'Equity', 'RetainedEarnings'],
  ['4000', 'Food Sales', 'Income', 'SalesOfProductIncome'],
  ['4010', 'Beverage Sales', 'Income', 'SalesOfProductIncome'],
  ['4020', 'Delivery Sales', 'Income', 'SalesOfProductIncome'],
  ['4050', 'Delivery Fee Income', 'Income', 'ServiceFeeIncome'],
  ['4090', 'Promotions and Discounts', 'Income', 'DiscountsRefundsGiven'],
  ['4095', 'Refunds to Customers', 'Income', 'DiscountsRefundsGiven'],
  ['5000', 'Food Cost', 'Cost of Goods Sold', 'SuppliesMaterialsCogs'],
  ['5010', 'Beverage Cost', 'Cost of Goods Sold', 'SuppliesMaterialsCogs'],
  ['5050', 'Packaging', 'Cost of Goods Sold', 'SuppliesMaterialsCogs'],
  ['6000', 'Delivery Commissions', 'Expense', 'CommissionsAndFees'],
  ['6010', 'Marketing and Advertising', 'Expense', 'AdvertisingPromotional'],
  ['6020', 'Bank and Processing Fees', 'Expense', 'BankCharges'],
  ['6030', 'Chargebacks and Error Charges', 'Expense', 'OtherMiscellaneousServiceCost'],
  ['6100', 'Rent', 'Expense', 'RentOrLeaseOfBuildings'],
  ['6110', 'Utilities', 'Expense', 'Utilities'],
  ['6200', 'Wages', 'Expense', 'PayrollExpenses'],
  ['6300', 'Office Supplies', 'Expense', 'OfficeGeneralAdministrativeExpenses'],
  ['6400', 'Licences and Taxes', 'Expense', 'TaxesPaid'],
  ['7000', 'Interest Earned', 'Other Income', 'InterestEarned'],
  ['8000', 'Penalties', 'Other Expense', 'PenaltiesSettlements'],
];

const CANADIAN_ACCOUNTS: readonly Account[] = [
  ['2110', 'GST/HST Payable', 'Other Current Liability', 'GlobalTaxPayable'],
  ['2115', 'QST Payable', 'Other Current Liability', 'GlobalTaxPayable'],
  ['1170', 'GST/HST Receivable', 'Other Current Asset', 'OtherCurrentAssets'],
];

const TAX_CODES: Record<
  'US' | 'CA',
  readonly (readonly [id: string, name: string, description: string])[]
> = {
  US: [
    ['TAX', 'TAX', 'Taxable Sales'],
    ['NON', 'NON', 'Not Taxable'],
  ],
  CA: [
    ['2', 'GST', 'GST 5%'],
    ['3', 'HST ON', 'HST 13%'],
    ['4', 'GST/QST', 'GST 5% and QST 9.975%'],
    ['5', 'Exempt', 'Exempt'],
  ],
};

function seedOne(books: Books, clock: WorldClock, type: string, sent: QboObject): string {
  const entity = entityNamed(type);
  if (entity === undefined) {
    throw new Error(`There is no ${type}`);
  }
  return create(entity, sent, { books, clock, include: '' }).Id;
}

function seedTaxCodes(books: Books, clock: WorldClock): void {
  const { country, timeZone } = books.company();
  const time = companyTime(clock.now(), timeZone);
  for (const [id, name, description] of TAX_CODES[country]) {
    const object = {
      Name: name,
      Description: description,
      Active: true,
      Taxable: name !== 'NON' && name !== 'Exempt',
      TaxGroup: name !== 'NON',
      domain: 'QBO',
      sparse: false,
      Id: id,
      SyncToken: '0',
      MetaData: { CreateTime: time, LastUpdatedTime: time },
    };
    books.save('TaxCode', object, 'Create');
  }
}

/** Fills a new company: chart of accounts, classes, locations, the platforms as vendors, tax codes. */
export function seedBooks(books: Books, clock: WorldClock): void {
  const { country, settings } = books.company();
  const accounts = [...ACCOUNTS, ...(country === 'CA' ? CANADIAN_ACCOUNTS : [])];
  for (const [AcctNum, Name, AccountType, AccountSubType] of accounts) {
    seedOne(books, clock, 'Account', { Name, AccountType, AccountSubType, AcctNum });
  }
  if (settings.classTracking !== 'off') {
    for (const Name of ['Dine in', 'Delivery', 'Catering']) {
      seedOne(books, clock, 'Class', { Name });
    }
  }
  if (settings.trackDepartments) {
    for (const Name of ['Harbor Street', 'Market Square']) {
      seedOne(books, clock, 'Department', { Name });
    }
  }
  for (const DisplayName of ['Uber Eats', 'DoorDash', 'Atlantic Produce']) {
    seedOne(books, clock, 'Vendor', { DisplayName });
  }
  for (const DisplayName of ['Uber Eats customers', 'DoorDash customers']) {
    seedOne(books, clock, 'Customer', { DisplayName });
  }
  seedTaxCodes(books, clock);
}
