import type { Books } from './books.ts';
import { centsOf } from './cents.ts';
import { COMMON_FIELDS, type Entity } from './entity.ts';
import { businessRule, missing } from './qbo-fault.ts';
import { asList, referenceId, withoutUnset, type QboObject } from './qbo-object.ts';
import { reference, resolve } from './references.ts';
import {
  currencyRef,
  description,
  detailOf,
  documentNumber,
  privateNote,
  transactionDate,
} from './transaction.ts';

function depositLine(books: Books, sent: QboObject, index: number): QboObject {
  const detail = detailOf(sent, 'DepositLineDetail');
  if (referenceId(detail.AccountRef) === null) {
    throw missing('AccountRef');
  }
  return withoutUnset({
    Id: String(index + 1),
    LineNum: index + 1,
    Description: description(books, sent),
    // A deposit's lines may be negative (fees), a journal's may not.
    Amount: signedCents(sent.Amount) / 100,
    DetailType: 'DepositLineDetail',
    DepositLineDetail: withoutUnset({
      AccountRef: reference(books, 'Account', detail.AccountRef),
      Entity: referenceId(detail.Entity) === null ? null : detail.Entity,
      ClassRef:
        referenceId(detail.ClassRef) === null ? null : reference(books, 'Class', detail.ClassRef),
    }),
    CustomExtensions: [],
  });
}

function signedCents(amount: unknown): number {
  return typeof amount === 'number' && amount < 0 ? -centsOf(-amount) : centsOf(amount);
}

export const deposit: Entity = {
  name: 'Deposit',
  hasActive: false,
  countsTotal: true,
  canDelete: true,
  canCreate: true,
  fields: [
    ...COMMON_FIELDS,
    'DocNumber',
    'TxnDate',
    'PrivateNote',
    'Line',
    'CurrencyRef',
    'ExchangeRate',
    'TotalAmt',
    'DepositToAccountRef',
    'DepartmentRef',
    'CashBack',
    'TxnStatus',
    'GlobalTaxCalculation',
    'TxnTaxDetail',
    'HomeTotalAmt',
    'LinkedTxn',
  ],
  dateOf: ({ TxnDate }) => String(TxnDate),
  complete(sent, books, options) {
    if (referenceId(sent.DepositToAccountRef) === null) {
      throw missing('DepositToAccountRef');
    }
    if (asList(sent.Line).length === 0) {
      throw missing('Line');
    }
    const lines = asList(sent.Line).map((each, index) => depositLine(books, each, index));
    const total = lines.reduce((sum, each) => sum + signedCents(each.Amount), 0);
    if (total < 0) {
      throw businessRule('The total of a deposit must not be negative.');
    }
    return withoutUnset({
      DepositToAccountRef: reference(books, 'Account', sent.DepositToAccountRef),
      TotalAmt: total / 100,
      DocNumber: documentNumber('Deposit', sent, books, options),
      TxnDate: transactionDate(sent.TxnDate, options.today),
      CurrencyRef: currencyRef(books, sent),
      PrivateNote: privateNote(books, sent),
      Line: lines,
    });
  },
};

export const transfer: Entity = {
  name: 'Transfer',
  hasActive: false,
  countsTotal: true,
  canDelete: true,
  canCreate: true,
  fields: [
    ...COMMON_FIELDS,
    'FromAccountRef',
    'ToAccountRef',
    'Amount',
    'TxnDate',
    'PrivateNote',
    'CurrencyRef',
    'ExchangeRate',
    'DepartmentRef',
    'TxnStatus',
  ],
  dateOf: ({ TxnDate }) => String(TxnDate),
  complete(sent, books, options) {
    for (const name of ['FromAccountRef', 'ToAccountRef']) {
      if (referenceId(sent[name]) === null) {
        throw missing(name);
      }
    }
    if (sent.Amount === undefined) {
      throw missing('Amount');
    }
    if (
      resolve(books, 'Account', sent.FromAccountRef).Id ===
      resolve(books, 'Account', sent.ToAccountRef).Id
    ) {
      throw businessRule('The accounts of a transfer must differ.');
    }
    return withoutUnset({
      FromAccountRef: reference(books, 'Account', sent.FromAccountRef),
      ToAccountRef: reference(books, 'Account', sent.ToAccountRef),
      Amount: centsOf(sent.Amount) / 100,
      TxnDate: transactionDate(sent.TxnDate, options.today),
      CurrencyRef: currencyRef(books, sent),
      PrivateNote: privateNote(books, sent),
    });
  },
};
