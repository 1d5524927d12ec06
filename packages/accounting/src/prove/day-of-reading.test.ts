import { describe, expect, test } from 'vitest';
import { toJournalDocument } from '../output/journal-document.ts';
import { writeJson } from '../output/write-json.ts';
import { planEntries } from '../plan/plan-entries.ts';
import { readReports } from '../read/session.ts';
import { toCsvBytes, UBEREATS_US_COLUMNS, type FakeRow } from '../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../testing/report-rows.fake.ts';
import { readJournalDocument } from './read-journal-document.ts';
import { verify } from './verify.ts';

type Written = { reading_options: { today: string | null } };

const SALE: FakeRow = {
  ...UBEREATS_ORDER,
  'Order Date': '4/1/26',
  'Sales (excl. tax)': '20',
  'Total payout ': '20',
};
const LATER: FakeRow = {
  ...SALE,
  'Order ID': 'A2',
  'Workflow ID': 'w-2',
  'Order Date': '4/5/26',
};

function fileOf(...rows: FakeRow[]) {
  return [{ name: 'week.csv', bytes: toCsvBytes(UBEREATS_US_COLUMNS, rows) }];
}

/** The CLI's output on a given date. */
function writtenOn(today: string, files: ReturnType<typeof fileOf>): Written {
  const readingOptions = { today };
  const reading = readReports(files, readingOptions);
  const plan = planEntries(reading.payouts);
  return JSON.parse([...writeJson(toJournalDocument({ reading, plan, readingOptions }))].join(''));
}

function pathsOf(document: Written, files: ReturnType<typeof fileOf>): string[] {
  const read = readJournalDocument(document);
  if (read.kind !== 'ok') {
    throw new Error(read.message);
  }
  const { parts } = verify(readReports(files, read.document.readingOptions), read.document);
  return parts.flatMap(({ differences }) => differences.map(({ path }) => path));
}

describe('a document with a row that was in the future when it was made', () => {
  const files = fileOf(SALE, LATER);

  test('states the date, and follows from its file on every later date', () => {
    const document = writtenOn('2026-04-02', files);
    expect(document.reading_options.today).toBe('2026-04-02');
    expect(pathsOf(document, files)).toEqual([]);
  });

  test.each(['2026-04-03', '2026-04-20', null, 'soon'])(
    'does not follow with the date changed to %s',
    (today) => {
      const document = writtenOn('2026-04-02', files);
      document.reading_options.today = today;
      expect(pathsOf(document, files)).toContain('/reading_options/today');
    },
  );
});

describe('a document without such a row', () => {
  const files = fileOf(SALE);

  test('is the same on every date, and states none', () => {
    const document = writtenOn('2026-04-02', files);
    expect(document.reading_options.today).toBeNull();
    expect(writtenOn('2027-04-02', files)).toEqual(document);
    expect(pathsOf(document, files)).toEqual([]);
  });

  test('does not follow with a stated date', () => {
    const document = writtenOn('2026-04-02', files);
    document.reading_options.today = '2026-04-02';
    expect(pathsOf(document, files)).toContain('/reading_options/today');
  });
});
