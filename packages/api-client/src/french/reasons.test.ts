import { expect, test } from 'vitest';
import { OF_ACCOUNTS } from './account-reasons.fr.ts';
import { OF_BATCHES, OF_BATCH_WORK } from './batch-reasons.fr.ts';
import { OF_CONNECTIONS } from './connection-reasons.fr.ts';
import { OF_ENTRIES } from './entry-reasons.fr.ts';
import { frenchReason } from './reasons.fr.ts';
import { OF_FINDINGS } from './payout-findings.fr.ts';
import { OF_PLANS } from './plan-warnings.fr.ts';
import { OF_NOTES } from './report-notes.fr.ts';
import { OF_REPORTS } from './report-reasons.fr.ts';
import { OF_ROWS } from './report-rows.fr.ts';
import { OF_RUNS } from './run-reasons.fr.ts';
import type { ReasonValues } from './reason-values.ts';

const VALUES = {
  said: 'Duplicate Name.',
  differences: 'a; b',
  count: 2,
  sends: 4,
  id: '77',
  store: 'Fishtown',
  components: ['tips'],
  checks: ['I3'],
  difference_cents: 400,
  over_payout_cents: 500,
  net_cents: 900,
  cents: 300,
  currency: 'CAD',
  unknown_rows: 0,
  file: 'semaine.csv',
  rows: 12,
  footed: 1,
  tested: 9,
  bad: 4,
  copies: 2,
  status: 'posted',
  reference: 'JE-7',
  on: '2026-11-15',
  closed_through: '2026-10-31',
  payout: 'P-7',
  books: 'USD',
  slice: '2026-11',
  described: '"Photo"',
  report: 'Payment Details',
  column: 'Tips',
  columns: ['Tips', 'Photo'],
  separator: ';',
  supported: 'Payment Details',
  places: 'a.csv 2',
  missing_accounts: 2,
  name: 'DoorDash',
  days: 3,
  provider_code: '400',
  cells: 4,
  width: 5,
  of: 'trade',
  cell: '99/99/2026',
  day: '2026-11-15',
  today: '2026-11-20',
  payout_on: '2026-11-18',
  most: 400,
  currencies: ['USD', 'CAD'],
  expected: 7500,
  found: null,
  exports: 2,
  time_zone: 'America/Toronto',
  stores: ['123'],
  entry: 'a.csv',
  ratio: 100,
  platform: 'DoorDash',
  reported: 'facilitated',
  orders_affected: 3,
  orders_compared: 12,
  charged_cents: 500,
  charged_share: 2_500,
  agreed_cents: 400,
  agreed_share: 2_000,
  type: 'Bank',
  word: 'commission',
  number: '4000',
  entries: 2,
  payouts: 3,
  channels: 2,
  from: '2026-11-01',
  to: '2026-11-30',
  without: ['DoorDash'],
  syncs: 2,
  schedules: 2,
  refused: 1,
  left: 1,
  left_out: 1,
};

const ALL = {
  ...OF_CONNECTIONS,
  ...OF_ENTRIES,
  ...OF_REPORTS,
  ...OF_RUNS,
  ...OF_ROWS,
  ...OF_NOTES,
  ...OF_PLANS,
  ...OF_FINDINGS,
  ...OF_ACCOUNTS,
  ...OF_BATCHES,
  ...OF_BATCH_WORK,
};

test.each(Object.keys(ALL))('%s is in French, with its values', (code) => {
  const values = code in OF_BATCH_WORK ? { ...VALUES, components: 2 } : VALUES;
  const translated = frenchReason({ code, message: 'In English.', values });
  expect(translated).toMatch(/\p{L}{3}/u);
  expect(translated).not.toMatch(/\b(?:the|your|was|has|is|and|to|of|undefined|NaN|English)\b/);
});

test('why a payout yields no entry includes its amounts', () => {
  const { said: _said, ...values } = VALUES;
  const french = (code: string) => frenchReason({ code, message: 'In English.', values });
  expect(french('currency_mismatch')).toBe(
    'Le versement est en P-7 et les livres sont en USD. Rien n’est converti; associez cet établissement à des livres en P-7.',
  );
  expect(french('unmapped_component')).toBe(
    '3,00\u00A0$ du versement P-7 n’ont pas de compte\u00A0: «\u00A0Photo\u00A0». Choisissez un compte pour ce paiement, puis planifiez de nouveau.',
  );
  expect(french('missing_column')).toBe(
    'Ceci ressemble au rapport «\u00A0Payment Details\u00A0», mais il y manque «\u00A0Tips\u00A0»; ses lignes ne peuvent donc pas être comptabilisées. Exportez-le de nouveau avec toutes ses colonnes.',
  );
});

test('columns that wait for a decision are named', () => {
  const french = (columns: string[]) =>
    frenchReason({ code: 'unknown_money_column', message: 'In English.', values: { columns } });
  expect(french(['Tips'])).toBe(
    'La colonne «\u00A0Tips\u00A0» de ce rapport contient de l’argent et n’est pas connue ici. Laisser de l’argent de côté pourrait fausser des écritures; rien de ce fichier n’est donc lu avant que vous ayez décidé ce qu’elle est.',
  );
  expect(french(['Tips', 'Photo'])).toContain(
    'Les colonnes «\u00A0Tips\u00A0», «\u00A0Photo\u00A0» ',
  );
  expect(french([])).toBe('In English.');
});

test.each(['unmapped_component', 'currency_mismatch', 'missing_column', 'facilitator_tax_residue'])(
  '%s stored without values is unchanged',
  (code) => {
    expect(frenchReason({ code, message: 'In English.' })).toBe('In English.');
  },
);

test('a quarantined row shows the content of its cell', () => {
  const french = (code: string, values: ReasonValues) =>
    frenchReason({ code, message: 'In English.', values });
  expect(french('invalid_amount', { cell: 'n/a' })).toBe(
    '«\u00A0n/a\u00A0» n’est pas un montant en dollars et en cents.',
  );
  expect(french('row_does_not_foot', { column: 'Net', expected: 7_500, found: 7_501 })).toBe(
    'Les parties de cette ligne donnent 75,00, mais «\u00A0Net\u00A0» indique 75,01. La ligne ne figure dans aucune écriture.',
  );
  expect(french('row_does_not_foot', { column: 'Net' })).toBe('In English.');
  const payout = { of: 'payout', day: '2026-12-31', today: '2026-11-20', days_ahead: 31 };
  expect(french('date_in_future', payout)).toBe(
    'Le versement est daté du 31 décembre 2026, et nous sommes le 20 novembre 2026. Sa date doit être au plus tard dans 31 jours. Corrigez la cellule, ou exportez de nouveau le rapport.',
  );
  const unreadable = { report: 'Payment Details', rows: 1, row: 2, row_problem: 'invalid_amount' };
  expect(french('no_readable_rows', { ...unreadable, cell: 'n/a' })).toBe(
    'Ceci ressemble au rapport «\u00A0Payment Details\u00A0», mais sa seule ligne ne peut être lue. Ligne 2\u00A0: «\u00A0n/a\u00A0» n’est pas un montant en dollars et en cents. Exportez de nouveau le rapport.',
  );
});

test('an entry that differs in QuickBooks shows how', () => {
  const values = {
    differences: 'the date is 2026-11-09 instead of 2026-11-08',
    number: [],
    date: ['2026-11-09', '2026-11-08'],
    lines_missing: ['Credit\t19.99\t79\t\tL1'],
    lines_added: [],
  };
  expect(frenchReason({ code: 'differs_in_books', message: 'In English.', values })).toBe(
    'QuickBooks a cette écriture sous une autre forme\u00A0: la date est le 9 novembre 2026 plutôt que le 8 novembre 2026; la ligne «\u00A0crédit de 19,99 au compte 79, emplacement L1\u00A0» n’y est pas.',
  );
});
