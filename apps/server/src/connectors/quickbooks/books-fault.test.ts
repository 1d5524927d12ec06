import { expect, test } from 'vitest';
import { readFault } from './books-fault.ts';

function fault(code: string, message: string, detail = message) {
  return {
    Fault: { Error: [{ Message: message, Detail: detail, code }], type: 'ValidationFault' },
  };
}

test.each([
  ['6210', 'Account Period Closed, Cannot Update Through Services API', 'period_closed'],
  ['6200', 'Something', 'period_closed'],
  [
    '5010',
    'The account period has closed and the account books cannot be updated',
    'period_closed',
  ],
  ['5010', 'Stale Object Error', 'stale_object'],
  ['6140', 'Duplicate Document Number Error', 'duplicate_number'],
  ['610', 'Object Not Found', 'inactive_reference'],
  ['2500', 'Invalid Reference Id', 'inactive_reference'],
  ['6190', 'Invalid Company Status', 'subscription_lapsed'],
  ['6240', 'Duplicate Name Exists Error', 'duplicate_name'],
  ['6000', 'Business Validation Error: You must balance debits and credits.', 'unbalanced'],
  ['2300', 'Amount', 'unbalanced'],
  ['120', 'Authorization failure', 'realm_forbidden'],
  ['10000', 'An application error', 'provider_error'],
  ['2020', 'Required Param Missing', 'validation'],
])('%s "%s" means %s', (code, message, meaning) => {
  const read = readFault({ status: 400, body: fault(code, message) });
  expect([read?.code, read?.detail, read?.meaning]).toEqual([code, message, meaning]);
});

test('a 401 is read in its lower-case shape, without the leading zeros of its code', () => {
  const body = {
    fault: {
      error: [
        {
          message: 'message=AuthenticationFailed; errorCode=003200',
          detail: 'Token expired',
          code: '003200',
        },
      ],
    },
  };
  const { code, meaning, detail } = readFault({ status: 401, body }) ?? {};
  expect([code, meaning, detail]).toEqual(['3200', 'unauthorized', 'Token expired']);
});

test('a throttled call is recognized in XML too', () => {
  const body =
    '<IntuitResponse><Fault type="SERVICE"><Error code="3001"><Message>message=ThrottleExceeded</Message><Detail>The request limit was reached.</Detail></Error></Fault></IntuitResponse>';
  const { code, meaning, detail } = readFault({ status: 429, body }) ?? {};
  expect([code, meaning, detail]).toEqual(['3001', 'throttled', 'The request limit was reached.']);
});

test('a refusal without a message is classified by its status', () => {
  expect(readFault({ status: 403, body: 'no' })?.meaning).toBe('realm_forbidden');
  expect(readFault({ status: 200, body: { JournalEntry: {} } })).toBeNull();
});
