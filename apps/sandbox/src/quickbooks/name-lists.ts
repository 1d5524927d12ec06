import { ACCOUNT_TYPES, typeOfSubType } from './account-types.ts';
import type { Books } from './books.ts';
import { COMMON_FIELDS, type Entity } from './entity.ts';
import { duplicateName, invalidEnumeration, missing, QboFault, tooLong } from './qbo-fault.ts';
import { referenceId, textOrNull, withoutUnset, type QboObject } from './qbo-object.ts';
import { asText } from '../core/text.ts';
import { resolve } from './references.ts';
import { currencyRef, description, shortText } from './transaction.ts';

const LONGEST_NAME = 100;

function name(books: Books, sent: QboObject, element: string): string {
  const text = shortText(books, sent[element], element, LONGEST_NAME);
  if (text === null) {
    throw missing(element);
  }
  if (/[":]/.test(text)) {
    throw new QboFault(
      '2040',
      'Invalid String',
      `${element} must not contain a quotation mark or a colon`,
      { element },
    );
  }
  return text;
}

type Wanted = {
  readonly types: readonly string[];
  readonly element: string;
  readonly name: string;
};

function assertUnique(books: Books, { types, element, name: wanted }: Wanted, own: unknown): void {
  const isTaken = types
    .flatMap((type) => books.all(type))
    .some(
      (object) =>
        asText(object[element]).toLowerCase() === wanted.toLowerCase() && object.Id !== own,
    );
  if (isTaken) {
    throw duplicateName();
  }
}

function nested(books: Books, type: string, sent: QboObject, own: string) {
  const parentId = referenceId(sent.ParentRef);
  const parent = parentId === null ? undefined : resolve(books, type, sent.ParentRef);
  return {
    fullName: parent === undefined ? own : `${String(parent.FullyQualifiedName)}:${own}`,
    parentRef: parent === undefined ? null : { value: parent.Id },
  };
}

function accountKind(sent: QboObject): { type: string; subType: string; classification: string } {
  const requestedSubType = textOrNull(sent.AccountSubType);
  const requestedType =
    textOrNull(sent.AccountType) ??
    (requestedSubType === null ? null : (typeOfSubType(requestedSubType) ?? requestedSubType));
  if (requestedType === null) {
    throw missing('AccountType');
  }
  const known = ACCOUNT_TYPES[requestedType];
  if (known === undefined) {
    throw invalidEnumeration('AccountType', requestedType);
  }
  if (requestedSubType !== null && !known.subTypes.includes(requestedSubType)) {
    throw invalidEnumeration('AccountSubType', requestedSubType);
  }
  return {
    type: requestedType,
    subType: requestedSubType ?? known.subTypes[0],
    classification: known.classification,
  };
}

/** Platform-apis 3.6: Name and AccountType are enough, the server completes the rest. */
export const account: Entity = {
  name: 'Account',
  hasActive: true,
  countsTotal: false,
  canDelete: false,
  canCreate: true,
  fields: [
    ...COMMON_FIELDS,
    'Name',
    'SubAccount',
    'ParentRef',
    'FullyQualifiedName',
    'Active',
    'Classification',
    'AccountType',
    'AccountSubType',
    'AcctNum',
    'Description',
    'CurrentBalance',
    'CurrentBalanceWithSubAccounts',
    'CurrencyRef',
    'TaxCodeRef',
    'AccountAlias',
    'TxnLocationType',
  ],
  complete(sent, books) {
    const own = name(books, sent, 'Name');
    const { fullName, parentRef } = nested(books, 'Account', sent, own);
    assertUnique(
      books,
      { types: ['Account'], element: 'FullyQualifiedName', name: fullName },
      sent.Id,
    );
    const kind = accountKind(sent);
    const number = books.company().settings.useAccountNumbers ? textOrNull(sent.AcctNum) : null;
    if (number !== null && number.length > 20) {
      throw tooLong('AcctNum', 20);
    }
    return withoutUnset({
      Name: own,
      SubAccount: parentRef !== null,
      ParentRef: parentRef,
      FullyQualifiedName: fullName,
      Active: sent.Active !== false,
      Classification: kind.classification,
      AccountType: kind.type,
      AccountSubType: kind.subType,
      AcctNum: number,
      Description: description(books, sent),
      CurrencyRef: currencyRef(books, sent),
    });
  },
};

function nestedList(
  type: 'Class' | 'Department',
  subProperty: string,
  extra: readonly string[],
): Entity {
  return {
    name: type,
    hasActive: true,
    countsTotal: false,
    canDelete: false,
    canCreate: true,
    fields: [
      ...COMMON_FIELDS,
      'Name',
      subProperty,
      'ParentRef',
      'FullyQualifiedName',
      'Active',
      ...extra,
    ],
    complete(sent, books) {
      const own = name(books, sent, 'Name');
      const { fullName, parentRef } = nested(books, type, sent, own);
      assertUnique(
        books,
        { types: [type], element: 'FullyQualifiedName', name: fullName },
        sent.Id,
      );
      return withoutUnset({
        Name: own,
        [subProperty]: parentRef !== null,
        ParentRef: parentRef,
        FullyQualifiedName: fullName,
        Active: sent.Active !== false,
      });
    },
  };
}

export const classEntity = nestedList('Class', 'SubClass', []);
/** Called Location in the user interface. */
export const department = nestedList('Department', 'SubDepartment', ['Address']);

const PERSON_FIELDS = [
  'DisplayName',
  'CompanyName',
  'GivenName',
  'FamilyName',
  'PrintOnCheckName',
  'PrimaryEmailAddr',
  'PrimaryPhone',
  'BillAddr',
  'Active',
  'Balance',
  'CurrencyRef',
  'Notes',
  'Title',
  'MiddleName',
  'Suffix',
  'WebAddr',
  'Taxable',
  'Job',
  'FullyQualifiedName',
  'AcctNum',
  'Vendor1099',
  'ShipAddr',
  'Mobile',
  'Fax',
  'AlternatePhone',
  'OtherContactInfo',
  'BalanceWithJobs',
  'OpenBalanceDate',
  'PreferredDeliveryMethod',
  'BillWithParent',
  'ParentRef',
  'ResaleNum',
  'TaxIdentifier',
  'TermRef',
  'PaymentMethodRef',
  'SalesTermRef',
];

function person(type: 'Vendor' | 'Customer'): Entity {
  return {
    name: type,
    hasActive: true,
    countsTotal: false,
    canDelete: false,
    canCreate: true,
    fields: [...COMMON_FIELDS, ...PERSON_FIELDS],
    complete(sent, books) {
      const shown = name(books, sent, 'DisplayName');
      assertUnique(
        books,
        { types: ['Vendor', 'Customer'], element: 'DisplayName', name: shown },
        sent.Id,
      );
      return withoutUnset({
        DisplayName: shown,
        CompanyName: textOrNull(sent.CompanyName),
        GivenName: textOrNull(sent.GivenName),
        FamilyName: textOrNull(sent.FamilyName),
        PrintOnCheckName: textOrNull(sent.PrintOnCheckName) ?? shown,
        PrimaryEmailAddr: sent.PrimaryEmailAddr ?? null,
        Active: sent.Active !== false,
        Balance: 0,
        CurrencyRef: currencyRef(books, sent),
      });
    },
  };
}

export const vendor = person('Vendor');
export const customer = person('Customer');
