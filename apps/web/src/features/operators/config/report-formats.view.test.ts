import { describe, expect, test } from 'vitest';
import type { ReportFormatTrial } from './report-formats.queries.ts';
import {
  changedFiles,
  changeSentence,
  columnsOfPlatform,
  hasEffects,
  trialLines,
} from './report-formats.view.ts';

const FILE = {
  sha256: 'a'.repeat(64),
  chosen_as: 'with_header',
  outcome: 'becomes_readable',
  report_type: 'ubereats_payment_details_us',
  rows: 134,
  payouts: 3,
  set_aside: 0,
  identities_checked: 6,
  identities_broken: 0,
  reason_before: 'unknown_money_column',
  reason_after: null,
} as const satisfies ReportFormatTrial['files'][number];

const NONE = { becomes_readable: 0, unchanged: 0, changes: 0, stops: 0, still_stopped: 0 };

function trialOf(more: Partial<ReportFormatTrial> = {}): ReportFormatTrial {
  return {
    id: '5d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c81',
    base_version: 0,
    changes: [{ platform: 'ubereats', header: 'Courier gratuity', column: 'tips' }],
    tried_at: '2026-11-26T09:00:00.000Z',
    counts: { ...NONE, becomes_readable: 1, unchanged: 20 },
    left_out: 0,
    files: [FILE, { ...FILE, outcome: 'unchanged', reason_before: null }],
    ...more,
  };
}

describe('what a trial found', () => {
  test('lists files that become readable with their totals, and those that stay the same', () => {
    expect(trialLines(trialOf())).toEqual([
      { tone: 'success', text: '1 stopped file becomes readable' },
      { tone: 'success', text: 'All 6 totals in them add up' },
      { tone: 'info', text: '20 files are read exactly as before' },
    ]);
    expect(hasEffects(trialOf())).toBe(false);
  });

  test('lists objections first', () => {
    const broken = { ...FILE, identities_broken: 1, set_aside: 2 };
    const trial = trialOf({
      counts: { becomes_readable: 2, unchanged: 0, changes: 1, stops: 3, still_stopped: 1 },
      left_out: 4,
      files: [FILE, broken, { ...FILE, outcome: 'stops' }, { ...FILE, outcome: 'still_stopped' }],
    });
    expect(trialLines(trial)).toEqual([
      { tone: 'danger', text: '3 files that can be read today would stop' },
      { tone: 'warning', text: '1 file would be read differently' },
      { tone: 'success', text: '2 stopped files become readable' },
      { tone: 'warning', text: '1 of 12 totals in them does not add up' },
      { tone: 'warning', text: '2 rows in them would be set aside' },
      { tone: 'info', text: '1 file stays stopped' },
      { tone: 'warning', text: '4 more files with this header were not tried' },
    ]);
    expect(hasEffects(trial)).toBe(true);
    expect(changedFiles(trial).map(({ outcome }) => outcome)).toEqual([
      'becomes_readable',
      'becomes_readable',
      'stops',
    ]);
  });

  test('is empty if no file has the header', () => {
    expect(trialLines(trialOf({ counts: NONE, files: [] }))).toEqual([]);
  });
});

test.each([
  [{ before: null, after: 'tips' }, '“Gratuity” is read as “tips”'],
  [{ before: 'tips', after: null }, '“Gratuity” is no longer read as “tips”'],
  [{ before: 'tips', after: 'bag fee' }, '“Gratuity” is read as “bag fee” instead of “tips”'],
])('a change in a version is described by a sentence', (change, sentence) => {
  expect(changeSentence({ platform: 'ubereats', header: 'Gratuity', ...change })).toBe(sentence);
});

test('a platform’s columns are listed once, even if several reports have them', () => {
  const format = (platform: 'ubereats' | 'doordash', names: readonly string[]) => ({
    report_type: 'any',
    platform,
    title: 'Any',
    columns: names.map((name) => ({
      name,
      use: 'money' as const,
      identifies: false,
      spellings: [],
    })),
  });
  const formats = [
    format('ubereats', ['tips', 'bag fee']),
    format('doordash', ['commission']),
    format('ubereats', ['tips']),
  ];
  expect(columnsOfPlatform({ formats }, 'ubereats')).toEqual(['bag fee', 'tips']);
});
