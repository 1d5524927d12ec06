import { expect, expectTypeOf, test } from 'vitest';
import type { components } from '../generated/schema.ts';
import { frenchComponent } from './components.fr.ts';
import { FRENCH_FIELD_ERRORS, frenchFieldError } from './field-errors.fr.ts';
import type { FieldErrorCode } from './field-errors.ts';

test('the codes are those of the contract', () => {
  expectTypeOf<FieldErrorCode>().toEqualTypeOf<components['schemas']['FieldErrorCode']>();
});

const VALUES = {
  allowed: 'usd, cad',
  expected: 'string,null',
  formats: 'csv, xlsx',
  field: 'colour',
  fields: 'level, code',
  most: 12,
  least: 12,
  days: 12,
  months: 12,
  lines: 12,
  cells: 12,
  named: 12,
  count: 12,
  last_day: 'end_date',
  day: '2026-11-15',
  today: '2026-11-15',
  account: '6120 Uber',
  currency: 'USD',
  wanted: 'CAD',
  entity: 'vendor',
  component: 'tips',
  label: 'Tips',
  other: 'commission',
  other_label: 'Marketplace commission',
  type: 'Income',
  name: 'Rue Sainte-Catherine',
  columns: 'store',
  id: 'f00d',
  number: '6120',
  refusal_code: 'store_inactive',
  refusal: 'Cet établissement est désactivé.',
};

test.each(Object.keys(FRENCH_FIELD_ERRORS))('%s has a French message with its values', (code) => {
  const read: string[] = [];
  const values = new Proxy(VALUES, {
    get: (target, name) => {
      if (name in target && name !== 'line' && name !== 'column') {
        read.push(String(name));
      }
      return Reflect.get(target, name) as unknown;
    },
  });
  const translated = frenchFieldError({ code, values });
  expect(translated).toMatch(/\p{L}{3}/u);
  expect(translated).not.toMatch(/\b(?:the|your|must|has|is|and|to|of|undefined|NaN)\b/);
  // No value is lost: the French message includes each one it reads.
  const named = read.filter((name) => /^(?:name|account|id|number|columns|allowed)$/.test(name));
  for (const name of named) {
    expect(translated).toContain(Reflect.get(VALUES, name));
  }
});

test('a field error names its values', () => {
  expect(frenchFieldError({ code: 'too_long', values: { most: 80 } })).toBe(
    'ne peut pas dépasser 80 caractères',
  );
  expect(
    frenchFieldError({
      code: 'account_of_two_types',
      values: {
        account: 'Ventes',
        component: 'tips',
        label: 'Tips',
        other: 'other_unclassified:Bonus',
        other_label: 'Bonus',
        type: 'Income',
      },
    }),
  ).toBe(
    '«\u00A0Ventes\u00A0» ne peut pas être le compte à la fois de «\u00A0Pourboires\u00A0» et de «\u00A0Bonus\u00A0»\u00A0: un compte de QuickBooks n’a qu’un type. Choisissez ou créez un compte de type Revenus pour «\u00A0Pourboires\u00A0».',
  );
});

test('an error in a file names its line, and its column if it has one', () => {
  expect(frenchFieldError({ code: 'empty', values: { line: 3, column: 'store' } })).toBe(
    'ligne 3, store\u00A0: est vide',
  );
  expect(frenchFieldError({ code: 'named_twice', values: { line: 4 } })).toBe(
    'ligne 4\u00A0: figure deux fois',
  );
});

test('a code of a later version has no French', () => {
  expect(frenchFieldError({ code: 'moon_rose', values: {} })).toBeNull();
  expect(frenchFieldError({ code: 'toString', values: {} })).toBeNull();
});

test("components have French names; a platform's own descriptions are unchanged", () => {
  expect(frenchComponent('tips', 'Tips')).toBe('Pourboires');
  expect(frenchComponent('tips_tax', 'Tips, tax')).toBe('Pourboires, taxe');
  expect(frenchComponent('other_unclassified:Bonus', 'Bonus')).toBe('Bonus');
  expect(frenchComponent('constructor', 'constructor')).toBe('constructor');
});
