import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STATUS_VOCABULARY, statusWords, type StatusWords } from './status-vocabulary.ts';

const kinds: [string, Record<string, StatusWords>][] = Object.entries(STATUS_VOCABULARY);

describe('STATUS_VOCABULARY', () => {
  test('has exactly the statuses of the product, as in the API', () => {
    expect(Object.fromEntries(kinds.map(([kind, words]) => [kind, Object.keys(words)]))).toEqual({
      run: ['queued', 'running', 'waiting', 'partial', 'succeeded', 'failed', 'cancelled'],
      entry: [
        'needs_mapping',
        'needs_review',
        'ready',
        'posting',
        'partly_posted',
        'posted',
        'skipped',
        'failed',
        'reversed',
      ],
      connection: ['connected', 'expiring', 'expired', 'revoked', 'error', 'disconnected'],
    });
  });

  test.each(kinds)('distinguishes the statuses of a %s without color', (_kind, words) => {
    const seen = Object.values(words).map(({ shape, word }) => `${shape} ${word}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('says what to do whenever something is wrong or waits for a person', () => {
    const silent = kinds.flatMap(([kind, words]) =>
      Object.entries(words)
        .filter(
          ([, { tone, action }]) => (tone === 'danger' || tone === 'warning') && action === '',
        )
        .map(([status]) => `${kind}.${status}`),
    );
    expect(silent).toEqual([]);
  });
});

test('statusWords returns the words of a status', () => {
  expect(statusWords({ kind: 'entry', status: 'posted' })).toEqual({
    shape: 'tick',
    word: 'Posted',
    tone: 'success',
    meaning: 'In QuickBooks, read back and confirmed.',
    action: '',
  });
});

test('the API and the vocabulary share the names of payout statuses', () => {
  const contract = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8');
  const [, listed = ''] =
    /\n {4}PayoutStatus:\n(?: {6}.*\n)*? {6}enum: \[(.*)\]/.exec(contract) ?? [];
  const statuses = listed.split(', ');
  expect(statuses).toEqual(expect.arrayContaining(['needs_mapping', 'ready']));
  expect(statuses.filter((status) => !(status in STATUS_VOCABULARY.entry))).toEqual([]);
});
