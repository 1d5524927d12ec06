import { expect, test } from 'vitest';
import { intuitSignature, uberSignature } from './webhook-signature.ts';

test("matches Intuit's published example", () => {
  const body =
    '{"eventNotifications":[{"realmId":"1185883450","dataChangeEvent":{"entities":[{"name":"Customer","id":"1","operation":"Create","lastUpdated":"2015-10-05T14:42:19-0700"}]}}]}';
  expect(intuitSignature('b5771f19b12ddb4bcdb9f08bdc50bc63878a', body)).toBe(
    'JC2GUwciPmRBwEO7WvrRmKqu9tGOKL8FFallocTFi8Q=',
  );
});

test('signs for Uber in lower-case hex', () => {
  expect(uberSignature('secret', '{}')).toBe(
    '77325902caca812dc259733aacd046b73817372c777b8d95b402647474516e13',
  );
});
