import { expect, test } from 'vitest';
import { OF_BATCHES } from './batch-reasons.fr.ts';
import { OF_ENTRIES } from './entry-reasons.fr.ts';
import { frenchReason } from './reasons.fr.ts';
import { OF_REPORTS } from './report-reasons.fr.ts';

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
};

test.each(Object.keys({ ...OF_ENTRIES, ...OF_REPORTS, ...OF_BATCHES }))(
  '%s is said in French, with what varies in it',
  (code) => {
    const said = frenchReason({ code, message: 'In English.', values: VALUES });
    expect(said).toMatch(/\p{L}{3}/u);
    expect(said).not.toMatch(/\b(?:the|your|was|has|is|and|to|of|undefined|NaN|English)\b/);
  },
);

test('why a payout yields no entry is said with its amounts', () => {
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
  '%s that was stored before it had values stays as the server wrote it',
  (code) => {
    expect(frenchReason({ code, message: 'In English.' })).toBe('In English.');
  },
);
