import type { MappingTarget } from './account-mapping.port.ts';

/** An active US-dollar expense account, without a class, location, tax code or entity. */
export function mappingTarget(accountId: string, over: Partial<MappingTarget> = {}): MappingTarget {
  return {
    accountId,
    accountName: `Account ${accountId}`,
    accountType: 'Expense',
    accountSubType: null,
    currency: 'USD',
    active: true,
    classId: null,
    className: null,
    departmentId: null,
    departmentName: null,
    taxCodeId: null,
    entity: null,
    ...over,
  };
}
