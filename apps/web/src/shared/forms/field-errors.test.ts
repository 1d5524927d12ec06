import { ApiError } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { toFieldErrors } from './field-errors.ts';

test('a JSON pointer maps to the form’s field', () => {
  const error = new ApiError({
    status: 400,
    code: 'validation_failed',
    message: 'Some fields need attention.',
    method: 'PUT',
    fields: [
      { path: '/time_zone', message: 'This is no time zone.', code: null, values: {} },
      { path: '/address/city', message: 'Enter the city.', code: null, values: {} },
    ],
  });
  expect(toFieldErrors(error)).toEqual([
    { fieldId: 'time_zone', message: 'This is no time zone.' },
    { fieldId: 'address.city', message: 'Enter the city.' },
  ]);
});

test('errors that are not from the server have no fields', () => {
  expect(toFieldErrors(new TypeError('x is undefined'))).toEqual([]);
  expect(toFieldErrors(null)).toEqual([]);
});
