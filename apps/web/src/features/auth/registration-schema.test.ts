import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { countryOfZone, registrationSchema } from './registration-schema.ts';

test.each([
  ['America/Toronto', 'CA'],
  ['America/St_Johns', 'CA'],
  ['Canada/Atlantic', 'CA'],
  ['America/New_York', 'US'],
  ['Europe/Paris', 'US'],
  ['UTC', 'US'],
])('%s is most likely %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test('names are trimmed and must not be blank', () => {
  const typed = {
    full_name: ' Dana Whitfield ',
    company: '',
    business_type: 'owner',
    tenant_name: '  ',
    client_category: 'qbo',
    country: 'US',
    time_zone: 'America/New_York',
  };
  const { issues } = safeParse(registrationSchema, typed);
  expect(issues?.map(({ message }) => message)).toEqual(['Enter the business name']);
  const whole = safeParse(registrationSchema, { ...typed, tenant_name: 'Juniper & Rye ' });
  expect(whole.output).toMatchObject({
    full_name: 'Dana Whitfield',
    tenant_name: 'Juniper & Rye',
  });
});
