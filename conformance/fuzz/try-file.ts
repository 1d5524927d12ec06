import { createDice, type Dice } from '@platebook/sandbox/reports';
import { CELL_CHANGES } from './cell-changes.ts';
import type { Change } from './change.ts';
import { HARMLESS_CHANGES } from './harmless-changes.ts';
import { faultsOf, figuresOf, read, sumFaultsOf } from './judge.ts';
import { makeReports, type Report } from './reports.ts';
import { PLAIN, printSheet, recordOf, type Sheet, type Style } from './sheet.ts';
import { TABLE_CHANGES } from './table-changes.ts';
import { reopen, WIRE_DAMAGES } from './wire.ts';

export const REPORTS = makeReports();
const HARMFUL = [...CELL_CHANGES, ...TABLE_CHANGES];
const encoder = new TextEncoder();

/** A few rows are a small part of a small file, so that one of them can be too many. */
const REFUSED_FOR_A_ROW = new Set(['no_reading_foots', 'unknown_money_column']);

export function bytesOf(sheet: Sheet, style: Style, dice: Dice): Uint8Array {
  return encoder.encode(printSheet(sheet, style, dice));
}

function readSheet(sheet: Sheet): string {
  return figuresOf(read([{ name: 'a.csv', bytes: bytesOf(sheet, PLAIN, createDice(1)) }]));
}

const wholes = new Map<Report, string>();

function wholeOf(report: Report): string {
  const known = wholes.get(report) ?? readSheet(report.sheet);
  wholes.set(report, known);
  return known;
}

const partials = new Map<string, string>();

function withoutRow(report: Report, row: number): string {
  const key = `${REPORTS.indexOf(report)} ${row}`;
  const { sheet } = report;
  const rows = sheet.rows.filter(({ id }) => id !== row);
  const known = partials.get(key) ?? readSheet({ ...sheet, rows });
  partials.set(key, known);
  return known;
}

function pickStyle(dice: Dice): Style {
  return {
    eol: dice.pick(['\n', '\r\n']),
    bom: dice.chance(300),
    quotes: dice.pick(['where_needed', 'all', 'some']),
    separator: ',',
    endsWithEol: dice.chance(700),
  };
}

type Trial = {
  readonly name: string;
  readonly report: Report;
  readonly sheet: Sheet;
  readonly harm: Change['harm'];
  readonly row: number | null;
};

function makeTrial(dice: Dice): Trial {
  const report = REPORTS[dice.between(0, REPORTS.length - 1)];
  if (report === undefined) {
    throw new Error('There is no report to change.');
  }
  const wanted = Array.from(
    { length: dice.between(0, 2) },
    () => HARMLESS_CHANGES[dice.between(0, HARMLESS_CHANGES.length - 1)],
  );
  const last = dice.chance(750) ? HARMFUL[dice.between(0, HARMFUL.length - 1)] : undefined;
  let trial: Trial = { name: report.name, report, sheet: report.sheet, harm: 'nothing', row: null };
  for (const change of [...wanted, last]) {
    const done = change?.apply(trial.sheet, dice);
    if (change !== undefined && done !== null && done !== undefined) {
      const { sheet, row = null } = done;
      trial = { ...trial, sheet, row, harm: change.harm, name: `${trial.name}, ${change.name}` };
    }
  }
  return trial;
}

function judge({ report, sheet, harm, row }: Trial, bytes: Uint8Array): string[] {
  const reading = read([{ name: 'a.csv', bytes }]);
  const faults = [...faultsOf(reading), ...sumFaultsOf(reading, sheet)];
  const figures = figuresOf(reading);
  const whole = wholeOf(report);
  if (harm === 'anything' || figures === whole) {
    return faults;
  }
  const reasons = reading.blocked.map(({ reason, message }) => `${reason}: ${message}`);
  if (harm === 'nothing' || row === null) {
    return [...faults, `other figures although nothing was harmed ${reasons.join(' ')}`];
  }
  if (reading.blocked.some(({ reason }) => REFUSED_FOR_A_ROW.has(reason))) {
    return faults;
  }
  const record = recordOf(
    sheet,
    sheet.rows.findIndex(({ id }) => id === row),
  );
  const isNamed = reading.reports.some(({ quarantined }) =>
    quarantined.some((one) => one.row === record),
  );
  const rest = figures === withoutRow(report, row);
  return [
    ...faults,
    ...(isNamed ? [] : [`row ${record} counts with another amount ${reasons.join(' ')}`]),
    ...(rest ? [] : [`the rows beside row ${record} changed ${reasons.join(' ')}`]),
  ];
}

/** A file that was damaged as a table. */
function judgeChanged(dice: Dice, describe: Describe): string[] {
  const trial = makeTrial(dice);
  return judge(trial, bytesOf(trial.sheet, pickStyle(dice), dice)).map(describe(trial.name));
}

/** A file that was damaged as bytes. */
function judgeWire(dice: Dice, describe: Describe): string[] {
  const report = REPORTS[dice.between(0, REPORTS.length - 1)];
  const damage = WIRE_DAMAGES[dice.between(0, WIRE_DAMAGES.length - 1)];
  if (report === undefined || damage === undefined) {
    return [];
  }
  const bytes = damage.apply(report.sheet, dice);
  const reading = read([{ name: 'a.csv', bytes }]);
  const sheet = damage.isWholeOrRefused ? report.sheet : reopen(bytes, report.sheet);
  const isRefused = reading.payouts.length === 0 && reading.blocked.length > 0;
  const isRight = !damage.isWholeOrRefused || isRefused || figuresOf(reading) === wholeOf(report);
  return [
    ...faultsOf(reading),
    ...(sheet === null ? [] : sumFaultsOf(reading, sheet)),
    ...(isRight ? [] : ['it is read in part, and nothing says so']),
  ].map(describe(`${report.name}, ${damage.name}`));
}

type Describe = (name: string) => (fault: string) => string;

/** What is wrong with what was read of the damaged file number `at`. */
export function tryFile(seed: number, at: number): string[] {
  const dice = createDice(Math.imul(seed * 1_000_003 + at, 0x9e37_79b1));
  const describe: Describe = (name) => (fault) => `FUZZ_SEED=${seed} file ${at}: ${name}: ${fault}`;
  try {
    return dice.chance(850) ? judgeChanged(dice, describe) : judgeWire(dice, describe);
  } catch (error) {
    return [
      describe('crash')(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ];
  }
}
