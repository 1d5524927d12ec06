import { describe, expect, test } from 'vitest';
import { planDelivery } from './plan-delivery.ts';

const DANA = {
  userId: 'dana',
  email: 'dana@example.test',
  inApp: true,
  mail: 'at_once',
} as const;

describe('the delivery of a notification to a person', () => {
  test.each([
    ['who wants both', DANA, { email: DANA.email, unreached: null }],
    ['who wants no mail', { ...DANA, mail: 'never' as const }, { email: null, unreached: null }],
    [
      'who wants a digest, which is not written now',
      { ...DANA, inApp: false, mail: 'weekly' as const },
      { email: null, unreached: null },
    ],
    [
      'who switched it off',
      { ...DANA, inApp: false, mail: 'never' as const },
      { email: null, unreached: 'switched_off' },
    ],
    [
      'who wants mail alone and has no confirmed address',
      { ...DANA, inApp: false, email: null },
      { email: null, unreached: 'no_confirmed_email' },
    ],
  ])('%s', (_, choice, expected) => {
    expect(planDelivery(choice, { forceEmail: false })).toMatchObject(expected);
  });

  test.each([
    ['who switched it off is mailed', { ...DANA, inApp: false, mail: 'never' as const }, null],
    ['who has no confirmed address is not', { ...DANA, email: null }, 'no_confirmed_email'],
  ])('forced, %s', (_, choice, unreached) => {
    expect(planDelivery(choice, { forceEmail: true })).toMatchObject({
      email: choice.email,
      unreached,
    });
  });
});
