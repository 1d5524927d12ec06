import { expect, expectTypeOf, test } from 'vitest';
import type { components } from '../generated/schema.ts';
import type { NotificationCode } from './notification-wording.ts';
import { FRENCH_NOTIFICATIONS, frenchNotification } from './notifications.fr.ts';
import { frenchReason, frenchReasonWithAction } from './reasons.fr.ts';

const VALUES = {
  file: 'semaine.csv',
  entry: 'UE 2026-W14',
  name: 'DoorDash',
  by: 'Ira',
  level: 'user_manager',
  reason_code: 'unauthorized',
  reason: 'Lost.',
  plan: 'Standard',
  on: '2026-11-15',
  count: 2,
  days: 3,
  checks: 5,
  done: 4,
  total: 6,
  failed: 2,
  payouts: 2,
  rows_set_aside: 1,
  entries_to_review: 3,
};

test('the codes are those of the contract', () => {
  expectTypeOf<NotificationCode>().toEqualTypeOf<components['schemas']['NotificationCode']>();
});

test.each(Object.keys(FRENCH_NOTIFICATIONS))('%s is said in French, none of it English', (code) => {
  const words = frenchNotification({ code, values: VALUES });
  const said = Object.values(words ?? {}).join(' ');
  expect(said).toMatch(/\p{L}{3}/u);
  expect(said).not.toMatch(/\b(?:the|your|was|has|is|and|to|of|Open|NaN)\b/);
});

test('values are in the sentence', () => {
  expect(frenchNotification({ code: 'import_finished', values: VALUES })).toEqual({
    title: 'semaine.csv\u00A0: importation terminée',
    message:
      'Nous avons lu 2 versements. 1 ligne ne concordait pas et a été mise de côté. Rien n’est encore comptabilisé. Vérifiez 3 écritures pour comptabiliser.',
    action: 'Ouvrir l’importation',
  });
  expect(frenchNotification({ code: 'plan_ends', values: VALUES })?.title).toBe(
    'Votre forfait Standard se termine le 15 novembre 2026',
  );
});

test('a code of a later version has no French', () => {
  expect(frenchNotification({ code: 'moon_rose', values: {} })).toBeNull();
  expect(frenchNotification({ code: 'toString', values: {} })).toBeNull();
});

test('what QuickBooks said stays in a reason as it said it', () => {
  expect(
    frenchReasonWithAction(
      'duplicate_name',
      'QuickBooks already has this name. QuickBooks said: Duplicate Name. Choose another name.',
    ),
  ).toBe(
    'QuickBooks a déjà ce nom. QuickBooks a répondu\u00A0: Duplicate Name. Choisissez un autre nom.',
  );
  expect(frenchReason('unmapped_component', '$4.00 has no account.')).toBe('$4.00 has no account.');
});

test('what a reason names stays in it', () => {
  expect(frenchReason('differs_in_books', 'QuickBooks holds this entry differently: a; b.')).toBe(
    'QuickBooks a cette écriture sous une autre forme\u00A0: a; b.',
  );
  expect(
    frenchReason('too_many_tries', 'We sent it 4 times and QuickBooks never accepted it.'),
  ).toBe('Nous l’avons envoyée 4 fois et QuickBooks ne l’a jamais acceptée.');
});
