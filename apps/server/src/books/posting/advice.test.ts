import { expect, test } from 'vitest';
import { BooksFault } from '../../connectors/quickbooks/quickbooks.port.ts';
import { reasonOfFault } from './advice.ts';

test.each(['Token expired', 'Token expired.'])(
  'QuickBooks’ message (%s) ends with a period before the advice',
  (detail) => {
    const fault = new BooksFault({
      httpStatus: 401,
      code: '3200',
      detail,
      meaning: 'unauthorized',
    });
    expect(reasonOfFault(fault)).toEqual({
      code: 'unauthorized',
      message: 'QuickBooks no longer accepts our connection. QuickBooks said: Token expired.',
      action: 'Reconnect QuickBooks, then post the entry again.',
      values: { said: 'Token expired.' },
    });
  },
);
