import { frenchFieldError } from '@platebook/api-client/french';
import { expect, test } from 'vitest';
import { FIELD_ERRORS, faultOf, fieldError } from './field-errors.ts';

test("a field error has its sentence, its code and the sentence's values", () => {
  expect(fieldError('/name', 'too_long', { most: 80 })).toEqual({
    path: '/name',
    code: 'too_long',
    values: { most: 80 },
    message: 'must have at most 80 characters',
  });
});

test('a code without values has none', () => {
  expect(faultOf('required')).toEqual({ code: 'required', values: {}, message: 'is required' });
});

/** The values that a sentence uses. */
function valuesIn(write: (values: Record<string, string | number>) => unknown): string[] {
  const names = new Set<string>();
  write(
    new Proxy<Record<string, string | number>>(
      {},
      {
        get: (_target, name) => {
          names.add(String(name));
          return name === 'line' ? undefined : '2026-11-15';
        },
      },
    ),
  );
  // French has its own names for components, and states the line of a file by itself.
  const own = ['component', 'other', 'line', 'column'];
  return [...names].filter((name) => !own.includes(name)).toSorted();
}

test.each(Object.entries(FIELD_ERRORS))(
  '%s uses the same values in both languages',
  (code, write) => {
    const english = valuesIn(write as (values: object) => string);
    expect(english).toEqual(valuesIn((values) => frenchFieldError({ code, values })));
  },
);
