import { readFileSync, readdirSync } from 'node:fs';
import { planEntries, readReports } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import { settledReading, type ReportFile } from './read-world.ts';
import { planSoundly } from './sound-plan.ts';

const folder = new URL('../demo/', import.meta.url);

function demoFiles(below = ''): ReportFile[] {
  const names = readdirSync(new URL(below, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => `${below}${entry.name}`);
  return names.map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
}

describe('demo files', () => {
  test('read together without a complaint, every identity holds, and every entry is sound', () => {
    const { payouts, reports, blocked } = readReports(demoFiles());
    expect(blocked).toEqual([]);
    expect(reports.flatMap(({ quarantined }) => quarantined)).toEqual([]);
    expect(payouts.flatMap(({ identities }) => identities.filter(({ holds }) => !holds))).toEqual(
      [],
    );
    planSoundly(payouts);
  });

  test('count the week that the CSV and the ZIP both hold once', () => {
    const files = demoFiles();
    const doorDash = readReports(files).payouts.filter(({ platform }) => platform === 'doordash');
    const zipped = readReports(files.filter(({ name }) => name.endsWith('.zip')));
    expect(settledReading(doorDash)).toEqual(settledReading(zipped.payouts));
  });

  test('cross a month end: each payout of the first week is booked in March and in April', () => {
    const { entries } = planEntries(readReports(demoFiles()).payouts);
    const march = entries.filter(({ date }) => date === '2026-03-31');
    expect(march.length).toBeGreaterThan(4);
    expect(new Set(march.map(({ part, parts }) => `${part}/${parts}`))).toEqual(new Set(['1/2']));
  });

  test('that are broken stop the file or set rows aside, and say where', () => {
    const { reports, blocked, payouts } = readReports(demoFiles('broken/'));
    expect(blocked.map(({ file, reason, column }) => ({ file, reason, column }))).toEqual([
      {
        file: 'broken/uber-eats-unknown-money-column.csv',
        reason: 'unknown_money_column',
        column: 'Sustainability Surcharge',
      },
    ]);
    expect(
      reports.flatMap(({ quarantined }) => quarantined.map(({ row, reason }) => [row, reason])),
    ).toEqual([
      [10, 'row_does_not_foot'],
      [19, 'invalid_amount'],
      [28, 'row_does_not_foot'],
      [37, 'invalid_amount'],
    ]);
    planSoundly(payouts);
  });
});
