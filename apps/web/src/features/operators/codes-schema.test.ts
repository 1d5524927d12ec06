import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { codesSchema } from './codes-schema.ts';

const TYPED = { count: '1', max_uses: '1', campaign: '', expires_on: null, trial_days: '' };
const schema = codesSchema('2026-11-26');

function errorsOf(typed: object): (string | undefined)[] {
  return safeParse(schema, { ...TYPED, ...typed }).issues?.map(({ message }) => message) ?? [];
}

describe('new codes', () => {
  test('default to one code for one person', () => {
    expect(safeParse(schema, TYPED).output).toEqual({
      count: 1,
      max_uses: 1,
      campaign: null,
      expires_at: null,
      trial_days: null,
    });
  });

  test('contain what is typed', () => {
    const typed = {
      count: ' 20 ',
      max_uses: '5',
      campaign: ' Spring ',
      expires_on: '2026-12-31',
      trial_days: '45',
    };
    expect(safeParse(schema, typed).output).toEqual({
      count: 20,
      max_uses: 5,
      campaign: 'Spring',
      expires_at: '2026-12-31T00:00:00.000Z',
      trial_days: 45,
    });
  });

  test.each([
    [{ count: '0' }, 'Enter a whole number from 1 to 1,000'],
    [{ count: '1001' }, 'Enter a whole number from 1 to 1,000'],
    [{ count: 'two' }, 'Enter a whole number from 1 to 1,000'],
    [{ max_uses: '' }, 'Enter a whole number from 1 to 1,000,000'],
    [{ campaign: 'x'.repeat(101) }, 'Use at most 100 characters'],
    [{ expires_on: '2026-11-26' }, 'Choose a day in the future'],
    [{ trial_days: '400' }, 'Enter a whole number from 0 to 366'],
    [{ trial_days: '-1' }, 'Enter a whole number from 0 to 366'],
  ])('refuse %j', (typed, message) => {
    expect(errorsOf(typed)).toEqual([message]);
  });
});
