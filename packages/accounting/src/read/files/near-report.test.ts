import { describe, expect, test } from 'vitest';
import { toCsvBytes, UBEREATS_US_COLUMNS } from '../../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { UBEREATS_US_53_COLUMNS } from '../../testing/ubereats-columns.fake.ts';
import { readReports } from '../session.ts';

function refusalOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  return readReports([{ name: 'file.csv', bytes }]).blocked.map(
    ({ reason, message }) => `${reason}: ${message}`,
  );
}

describe('a file that resembles a report', () => {
  test.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'vertical bars'],
  ])('separated by %j is reported as such', (separator, words) => {
    const text = [UBEREATS_US_COLUMNS, UBEREATS_US_COLUMNS.map(() => '1')]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(separator))
      .join('\n');
    expect(refusalOf(text)).toEqual([
      `wrong_separator: This looks like the Uber Eats Payment Details (United States) report, but its cells are separated by ${words} where commas are expected. A spreadsheet saved it that way: give the CSV as the platform exports it, or save it as "CSV UTF-8 (comma delimited)".`,
    ]);
  });

  test.each(['Workflow ID', 'Total payout'])(
    'without %s is reported with the missing column',
    (column) => {
      const columns = UBEREATS_US_53_COLUMNS.filter((name) => name !== column);
      const bytes = toCsvBytes(columns, [UBEREATS_ORDER]);
      const { blocked } = readReports([{ name: 'file.csv', bytes }]);
      expect(blocked.map(({ reason, column: named, message }) => [reason, named, message])).toEqual(
        [
          [
            'missing_column',
            column.toLowerCase(),
            `This looks like the Uber Eats Payment Details (United States) report, but it lacks the column "${column.toLowerCase()}". Export the report again with all of its columns.`,
          ],
        ],
      );
    },
  );

  test.each([
    ['Store Name,Item Name,Category,Quantity,Gross Sales', 'DoorDash product mix report'],
    [
      'Start Date,End Date,Store Name,Gross Sales,Total Orders Including Cancelled Orders,AOV',
      'DoorDash sales report (sales by store or by time)',
    ],
    ['Order ID,Order Status,Store Name,Gross Sales', 'DoorDash sales by order report'],
    [
      'Store Name,Order ID,Workflow ID,Sales (excl. VAT),VAT on Sales,Total payout',
      'Uber Eats Payment Details report of a country with VAT',
    ],
  ])('%s is recognized', (header, name) => {
    const [refusal] = refusalOf(`${header}\n1,2,3,4,5,6\n`);
    expect(refusal).toContain(`unsupported_report: This is `);
    expect(refusal).toContain(name);
  });
});
