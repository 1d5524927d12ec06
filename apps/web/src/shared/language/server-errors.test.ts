import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ApiError, MESSAGES } from '@platebook/api-client';
import {
  frenchAccountType,
  frenchAction,
  frenchComponent,
  frenchDifferences,
  frenchFieldError,
  frenchNotification,
  frenchReason,
  frenchWaterfall,
  frenchWaterfallStep,
} from '@platebook/api-client/french';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { failureTitle } from '../query/failure.view.ts';
import { frenchBooksErrors } from './books-errors.fr.ts';
import { setLanguage } from './language.ts';
import { frenchErrors, frenchSentences } from './server-errors.fr.ts';
import {
  accountReason,
  accountTypeName,
  differenceSentence,
  differencesInWords,
  failureSentence,
  reasonSentences,
  rowSentence,
  waterfallSentence,
} from './sent-reasons.ts';
import {
  blockedSentence,
  componentName,
  fieldSentence,
  provideServerErrors,
  serverSentence,
  waterfallStepName,
} from './server-errors.ts';

const codes: Readonly<Partial<Record<string, string>>> = { ...frenchErrors, ...frenchBooksErrors };

beforeAll(() =>
  provideServerErrors({
    codes,
    sentences: frenchSentences,
    notification: frenchNotification,
    field: frenchFieldError,
    reason: frenchReason,
    action: frenchAction,
    component: frenchComponent,
    waterfallStep: frenchWaterfallStep,
    accountType: frenchAccountType,
    waterfall: frenchWaterfall,
    differences: frenchDifferences,
  }),
);
afterEach(() => setLanguage('en-US'));

/** The error codes that the contract's operations under /api name. */
function codesOfContract(): readonly string[] {
  const contract = readFileSync(
    fileURLToPath(new URL('../../../../../openapi.yaml', import.meta.url)),
    'utf8',
  );
  const operations = contract.split(/^ {2}(?=\/)/m).filter((part) => part.startsWith('/api/'));
  return operations.flatMap((operation) =>
    [...operation.matchAll(/x-error-codes: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== ''),
    ),
  );
}

test('every code of the contract has a French sentence', () => {
  const found = codesOfContract();
  expect(found.length).toBeGreaterThan(100);
  expect([...new Set(found)].filter((code) => codes[code] === undefined)).toEqual([]);
});

test('a failure is shown in the reader’s language, by its code', () => {
  const error = new ApiError({
    message: 'Store not found',
    status: 404,
    method: 'GET',
    code: 'store_not_found',
  });
  expect(failureTitle(error)).toBe('Store not found');
  setLanguage('fr-CA');
  expect(failureTitle(error)).toBe('Établissement introuvable');
});

test('a sentence of the specification is shown in French wherever it comes from', () => {
  setLanguage('fr-CA');
  expect(serverSentence(MESSAGES.network)).toBe(
    'Erreur de réseau. Vérifiez votre connexion et réessayez.',
  );
  expect(failureTitle(new Error('bug'))).toBe('Une erreur inattendue est survenue');
});

test('a field error is shown in the reader’s language, by its code and values', () => {
  const field = {
    code: 'too_long',
    values: { most: 80 },
    message: 'must have at most 80 characters',
  };
  expect(fieldSentence(field)).toBe('must have at most 80 characters');
  setLanguage('fr-CA');
  expect(fieldSentence(field)).toBe('ne peut pas dépasser 80 caractères');
  expect(fieldSentence({ ...field, code: 'moon_in_the_way' })).toBe(field.message);
  expect(fieldSentence({ ...field, code: null })).toBe(field.message);
});

test('a refused line of a file shows the refusal of its code', () => {
  setLanguage('fr-CA');
  const values = { refusal_code: 'store_inactive', refusal: 'This store is off.', line: 4 };
  expect(
    fieldSentence({ code: 'line_refused', values, message: 'line 4: This store is off.' }),
  ).toBe('ligne 4\u00A0: Cet établissement est désactivé.');
});

test('untranslated text stays as the server wrote it', () => {
  setLanguage('fr-CA');
  expect(serverSentence('The moon is in the way.', 'moon_in_the_way')).toBe(
    'The moon is in the way.',
  );
});

test('line items and payout steps have their names in the reader’s language', () => {
  const clearing = { component: 'net_payout', label: 'Clearing' };
  const net = { step: 'net_payout', label: 'Net payout' };
  const described = { component: 'other_unclassified:Bonus', label: 'Bonus' };
  expect([componentName(clearing), waterfallStepName(net)]).toEqual(['Clearing', 'Net payout']);
  setLanguage('fr-CA');
  expect([componentName(clearing), waterfallStepName(net)]).toEqual([
    'Compensation',
    'Versement net',
  ]);
  expect(componentName(described)).toBe('Bonus');
  expect(waterfallStepName({ step: 'toString', label: 'Later' })).toBe('Later');
});

test('a file that waits for a decision names its columns in the reader’s language', () => {
  const blocked = {
    reason: 'unknown_money_column',
    message: 'A column of this report holds money and is not known here.',
    columns: [{ column: 'Robot fee' }],
  };
  expect(blockedSentence(blocked)).toBe(blocked.message);
  setLanguage('fr-CA');
  expect(blockedSentence(blocked)).toMatch(/^La colonne «\u00A0Robot fee\u00A0» de ce rapport /);
  const { columns: _, ...stored } = blocked;
  expect(blockedSentence(stored)).toBe(blocked.message);
});

test('a row set aside before rows had values is described by its content', () => {
  const row = {
    reason: 'row_does_not_foot',
    column: 'Net total',
    expected_cents: 7_500,
    found_cents: 7_501,
    message: 'The parts of this row add up to 75.00.',
  };
  expect(rowSentence(row)).toBe(row.message);
  setLanguage('fr-CA');
  expect(rowSentence(row)).toBe(
    'Les parties de cette ligne donnent 75,00, mais «\u00A0Net total\u00A0» indique 75,01. La ligne ne figure dans aucune écriture.',
  );
  const other = { ...row, reason: 'invalid_amount', message: '"n/a" is not an amount.' };
  expect(rowSentence(other)).toBe(other.message);
});

test('the summary of a payout is in the reader’s language', () => {
  const payout = {
    sentence:
      'No sales in this payout. DoorDash paid $12.00 on Nov 10; every cent is accounted for.',
    summary: {
      sold: null,
      net_cents: 1_200,
      paid_on: '2026-11-10',
      remark: 'accounted_for' as const,
      remark_cents: 0,
    },
    platform: 'DoorDash',
    currency: 'USD',
  };
  expect(waterfallSentence(payout)).toBe(payout.sentence);
  setLanguage('fr-CA');
  expect(waterfallSentence(payout)).toBe(
    'Aucune vente dans ce versement. DoorDash a versé 12,00\u00A0$\u00A0US le 10 novembre; chaque cent est expliqué.',
  );
});

test('differences in QuickBooks, in a deposit and in a report are in the reader’s language', () => {
  const drift = {
    kind: 'changed' as const,
    differences: ['the number is UE-2 instead of UE-1'],
    values: { number: ['UE-2', 'UE-1'], date: [], lines_missing: [], lines_added: [] },
  };
  const deposit = { message: 'Rows.', amount_cents: 400, currency: 'CAD', unreadable_rows: 0 };
  const failed = { failure: 'It never came.', failure_code: 'report_never_came' };
  expect([differencesInWords(drift), differenceSentence(deposit), failureSentence(failed)]).toEqual(
    ['the number is UE-2 instead of UE-1', 'Rows.', 'It never came.'],
  );
  setLanguage('fr-CA');
  expect([differencesInWords(drift), differenceSentence(deposit), failureSentence(failed)]).toEqual(
    [
      'le numéro est UE-2 plutôt que UE-1',
      'Les lignes mises de côté indiquent 4,00\u00A0$\u00A0: le dépôt diffère d’autant de l’écriture.',
      'Il n’est jamais arrivé. L’exécution qui l’a demandé dit pourquoi.',
    ],
  );
  // Drift found before values existed, and a failure of another release.
  expect(differencesInWords({ ...drift, values: {} })).toBe('the number is UE-2 instead of UE-1');
  expect(failureSentence({ failure: 'Gone.', failure_code: null })).toBe('Gone.');
  expect(failureSentence({ failure: null, failure_code: null })).toBe('');
});

test('account suggestions, types, and batch outcomes are in the reader’s language', () => {
  const proposal = { reason: 'Same name', reason_code: 'same_name', values: {} };
  const results = [
    { code: 'entries_sent', message: '2 entries sent', values: { entries: 2, refused: 0 } },
    { code: 'runs_failed', message: '1 failed', values: { count: 1 } },
  ];
  const texts = () => [accountReason(proposal), accountTypeName('Bank'), reasonSentences(results)];
  expect(texts()).toEqual(['Same name', 'Bank', '2 entries sent; 1 failed']);
  setLanguage('fr-CA');
  expect(texts()).toEqual(['Même nom', 'Banque', '2 écritures envoyées; 1 échec']);
});
