import type { Books } from './books.ts';
import { centsOf } from './cents.ts';
import { COMMON_FIELDS, type Entity, type WriteOptions } from './entity.ts';
import { businessRule, invalidEnumeration, missing, QboFault, unsupported } from './qbo-fault.ts';
import {
  asList,
  asObject,
  referenceId,
  textOrNull,
  withoutUnset,
  type QboObject,
} from './qbo-object.ts';
import { asText } from '../core/text.ts';
import { reference, resolve } from './references.ts';
import {
  currencyRef,
  description,
  detailOf,
  documentNumber,
  privateNote,
  transactionDate,
} from './transaction.ts';

const FIELDS = [
  'DocNumber',
  'TxnDate',
  'PrivateNote',
  'Adjustment',
  'Line',
  'CurrencyRef',
  'ExchangeRate',
  'TotalAmt',
  'HomeTotalAmt',
  'TxnTaxDetail',
  'TxnStatus',
  'LinkedTxn',
  'GlobalTaxCalculation',
  'DepartmentRef',
  'TaxRateRef',
  'TransactionLocationType',
  'TxnSource',
  'RecurDataRef',
];
const LINE_FIELDS = [
  'Id',
  'LineNum',
  'Description',
  'Amount',
  'DetailType',
  'JournalEntryLineDetail',
  'LinkedTxn',
  'CustomExtensions',
  'ProjectRef',
  'Received',
  'CustomField',
];
const DETAIL_FIELDS = [
  'PostingType',
  'Entity',
  'AccountRef',
  'ClassRef',
  'DepartmentRef',
  'TaxCodeRef',
  'TaxApplicableOn',
  'TaxAmount',
  'TaxInclusiveAmt',
  'BillableStatus',
  'JournalCodeRef',
];

type Side = 'Debit' | 'Credit';

function postingType(value: unknown): Side {
  if (value === undefined || value === null || value === '') {
    throw new QboFault('2260', 'Missing PostingType', 'PostingType is missing in the line', {
      element: 'PostingType',
    });
  }
  if (value !== 'Debit' && value !== 'Credit') {
    throw invalidEnumeration('PostingType', asText(value));
  }
  return value;
}

/** Lines on receivables need a customer, those on payables a vendor. */
function lineEntity(books: Books, detail: QboObject, accountType: unknown): QboObject | null {
  const entity = asObject(detail.Entity);
  const type = textOrNull(entity.Type);
  if (accountType === 'Accounts Receivable' && type !== 'Customer') {
    throw businessRule(
      'When you use Accounts Receivable, you must choose a customer in the Name field.',
    );
  }
  if (accountType === 'Accounts Payable' && type !== 'Vendor') {
    throw businessRule(
      'When you use Accounts Payable, you must choose a vendor in the Name field.',
    );
  }
  return type === null ? null : { Type: type, EntityRef: reference(books, type, entity.EntityRef) };
}

function tracked(books: Books, detail: QboObject): QboObject {
  const { classTracking, trackDepartments } = books.company().settings;
  const hasClass = referenceId(detail.ClassRef) !== null;
  const hasDepartment = referenceId(detail.DepartmentRef) !== null;
  if (hasClass && classTracking === 'off') {
    throw businessRule('Class tracking is turned off in this company.');
  }
  if (hasDepartment && !trackDepartments) {
    throw businessRule('Location tracking is turned off in this company.');
  }
  return {
    ClassRef: hasClass ? reference(books, 'Class', detail.ClassRef) : null,
    DepartmentRef: hasDepartment ? reference(books, 'Department', detail.DepartmentRef) : null,
  };
}

function refuseUnknown(object: QboObject, known: readonly string[]): void {
  const unknown = Object.keys(object).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw unsupported(unknown);
  }
}

function line(books: Books, sent: QboObject, index: number): QboObject {
  refuseUnknown(sent, LINE_FIELDS);
  const detail = detailOf(sent, 'JournalEntryLineDetail');
  refuseUnknown(detail, DETAIL_FIELDS);
  if (sent.Amount === undefined || sent.Amount === null) {
    throw missing('Amount');
  }
  if (referenceId(detail.AccountRef) === null) {
    throw missing('AccountRef');
  }
  const account = resolve(books, 'Account', detail.AccountRef);
  return withoutUnset({
    Id: String(index),
    Description: description(books, sent),
    Amount: centsOf(sent.Amount) / 100,
    DetailType: 'JournalEntryLineDetail',
    JournalEntryLineDetail: withoutUnset({
      PostingType: postingType(detail.PostingType),
      Entity: lineEntity(books, detail, account.AccountType),
      AccountRef: reference(books, 'Account', detail.AccountRef),
      ...tracked(books, detail),
      TaxCodeRef: referenceId(detail.TaxCodeRef) === null ? null : detail.TaxCodeRef,
      TaxApplicableOn: textOrNull(detail.TaxApplicableOn),
      TaxAmount: detail.TaxAmount ?? null,
    }),
    CustomExtensions: [],
  });
}

function sumOf(lines: readonly QboObject[], side: Side): number {
  return lines
    .filter((each) => asObject(each.JournalEntryLineDetail).PostingType === side)
    .reduce((sum, each) => sum + centsOf(each.Amount), 0);
}

function assertBalanced(lines: readonly QboObject[]): void {
  const sides = lines.map((each) => asObject(each.JournalEntryLineDetail).PostingType);
  if (
    !sides.includes('Debit') ||
    !sides.includes('Credit') ||
    sumOf(lines, 'Debit') !== sumOf(lines, 'Credit')
  ) {
    throw businessRule('You must balance debits and credits.');
  }
}

function complete(sent: QboObject, books: Books, options: WriteOptions): QboObject {
  if (asList(sent.Line).length === 0) {
    throw missing('Line');
  }
  const lines = asList(sent.Line).map((each, index) => line(books, each, index));
  assertBalanced(lines);
  return withoutUnset({
    Adjustment: sent.Adjustment === true,
    TotalAmt: 0,
    DocNumber: documentNumber('JournalEntry', sent, books, options),
    TxnDate: transactionDate(sent.TxnDate, options.today),
    CurrencyRef: currencyRef(books, sent),
    ExchangeRate: books.company().settings.multiCurrency ? (sent.ExchangeRate ?? 1) : null,
    PrivateNote: privateNote(books, sent),
    Line: lines,
    TxnTaxDetail: {},
  });
}

/** Platform-apis 3.5: balanced, two sides, live accounts, at most 21 characters of DocNumber. It has no void. */
export const journalEntry: Entity = {
  name: 'JournalEntry',
  hasActive: false,
  countsTotal: true,
  canDelete: true,
  canCreate: true,
  fields: [...COMMON_FIELDS, ...FIELDS],
  dateOf: ({ TxnDate }) => String(TxnDate),
  complete,
};
