import { expect, expectTypeOf, test } from 'vitest';
import type { components } from '../generated/schema.ts';
import { OF_BATCHES } from './batch-reasons.fr.ts';
import type { NotificationCode } from './notification-wording.ts';
import { FRENCH_NOTIFICATIONS, frenchNotification } from './notifications.fr.ts';
import type { ReasonValues } from './reason-values.ts';
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

test.each(Object.keys(FRENCH_NOTIFICATIONS))('%s is entirely in French', (code) => {
  const words = frenchNotification({ code, values: VALUES });
  const translated = Object.values(words ?? {}).join(' ');
  expect(translated).toMatch(/\p{L}{3}/u);
  expect(translated).not.toMatch(/\b(?:the|your|was|has|is|and|to|of|Open|NaN)\b/);
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

test("QuickBooks' own message is quoted unchanged", () => {
  const message =
    'QuickBooks already has this name. QuickBooks said: Duplicate Name. Choose another name.';
  expect(
    frenchReasonWithAction({
      code: 'duplicate_name',
      message,
      values: { said: 'Duplicate Name.' },
    }),
  ).toBe(
    'QuickBooks a déjà ce nom. QuickBooks a répondu\u00A0: Duplicate Name. Choisissez un autre nom.',
  );
  // Stored before reasons had values.
  expect(frenchReasonWithAction({ code: 'duplicate_name', message })).toBe(message);
  const unknown = { code: 'moon_rose', message: 'The moon rose.', values: { at: 4 } };
  expect(frenchReason(unknown)).toBe('The moon rose.');
});

test('the names in a reason are unchanged', () => {
  const message = 'In English.';
  const french = (code: string, values: ReasonValues) => frenchReason({ code, message, values });
  expect(french('differs_in_books', { differences: 'a; b' })).toBe(
    'QuickBooks a cette écriture sous une autre forme\u00A0: a; b.',
  );
  expect(french('too_many_tries', { sends: 4 })).toBe(
    'Nous l’avons envoyée 4 fois et QuickBooks ne l’a jamais acceptée.',
  );
  expect(french('needs_mapping', { components: ['tips', 'other_unclassified:Photo shoot'] })).toBe(
    'Aucun compte n’est choisi pour Pourboires, Photo shoot. Rien n’est comptabilisé avant que chacun en ait un.',
  );
  expect(
    french('identity_broken', {
      checks: ['I3'],
      difference_cents: 1234,
      currency: 'CAD',
      unknown_rows: 2,
    }),
  ).toBe(
    'Les lignes mises de côté indiquent 12,34\u00A0$\u00A0: le dépôt diffère d’autant de l’écriture. Le montant de 2 lignes de plus ne peut pas être lu; on ne connaît donc pas toute la différence. Les lignes et les chiffres de la plateforme diffèrent (I3). Comptabilisée telle quelle, le compte de compensation garde la différence.',
  );
  expect(french('repeated_orders', { file: 'avril.csv', rows: 12, copies: 1 })).toBe(
    '1 des 12 lignes de commandes de ce versement dans avril.csv est la copie d’une autre ligne, avec les mêmes chiffres. Le versement est peut-être compté plus d’une fois.',
  );
  expect(french('account_inactive', { account: '6120 Uber' })).toBe(
    '6120 Uber est inactif dans QuickBooks. Choisissez un autre compte, ou réactivez-le là-bas.',
  );
});

test('reasons for skipping a client of a batch are in French', () => {
  const message = 'In English.';
  for (const [code] of Object.entries(OF_BATCHES)) {
    const translated = frenchReason({ code, message, values: { missing_accounts: 2 } });
    expect(translated).not.toBe(message);
  }
  expect(frenchReason({ code: 'nothing_to_map', message, values: { missing_accounts: 2 } })).toBe(
    'Rien ne changerait; il manque 2 comptes dans les livres.',
  );
});

test('a reason stored without values is unchanged', () => {
  const message = 'No account is mapped for tips. Nothing is posted until each has one.';
  expect(frenchReason({ code: 'needs_mapping', message })).toBe(message);
});
