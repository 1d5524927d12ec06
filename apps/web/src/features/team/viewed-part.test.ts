import { OPERATION_ACCESS } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { viewedPart } from './viewed-part.ts';

test.each([
  ['listStores', 'stores'],
  ['getPayout', 'payouts and report files'],
  ['listGeneratedReports', 'generated reports'],
  ['getTenant', 'client'],
  ['listClients', 'client'],
  ['operationOfLater', 'client'],
])('%s shows the %s', (operation, part) => {
  expect(viewedPart(operation)).toBe(part);
});

test('everything that support may read of a client has a name, by topic', () => {
  const read = OPERATION_ACCESS.filter(
    ({ id, minLevel, tag }) =>
      /^(get|list|preview|download|export|stream)[A-Z]/.test(id) &&
      minLevel === 'user_basic' &&
      !['auth', 'clients'].includes(tag),
  );
  expect(read.filter(({ id }) => viewedPart(id) === 'client')).toEqual([]);
});
