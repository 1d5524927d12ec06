import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readColumnsFile, toColumnDecisions } from './column-decisions.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-columns-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('--column', () => {
  test('names a column and its meaning; a name may contain an equals sign', () => {
    expect(
      toColumnDecisions([
        'Loyalty points=ignore',
        'Total=subtotal',
        'Fee (a=b)=commission_tax',
        'Robot fee = -processing_fee',
        'Gratuities=alias:Tips',
      ]),
    ).toEqual([
      { column: 'Loyalty points', decision: 'not_money' },
      { column: 'Total', decision: 'subtotal' },
      { column: 'Fee (a=b)', decision: 'component', component: 'commission_tax' },
      { column: 'Robot fee', decision: 'component', component: 'processing_fee', factor: -1 },
      { column: 'Gratuities', decision: 'alias', knownAs: 'Tips' },
    ]);
  });

  test.each([
    'Robot fee',
    'Robot fee=alias:Nothing',
    '=ignore',
    'Robot fee=',
    'Robot fee=net_payout',
    'Robot fee=-ignore',
  ])('"%s" is a usage error with a hint', (text) => {
    expect(() => toColumnDecisions([text])).toThrow(
      `"${text}" doesn't name a column and what it is.`,
    );
  });
});

describe('--columns', () => {
  test('is an object of columns, as text or with report and parts', async () => {
    const file = join(folder, 'columns.json');
    const content = {
      'Robot fee': '-processing_fee',
      Total: { is: 'subtotal', of: ['A', 'B'], report: 'ubereats_payment_details_us' },
    };
    await writeFile(file, JSON.stringify(content));
    expect(await readColumnsFile(file, '/')).toEqual([
      { column: 'Robot fee', decision: 'component', component: 'processing_fee', factor: -1 },
      {
        column: 'Total',
        decision: 'subtotal',
        of: ['A', 'B'],
        reportType: 'ubereats_payment_details_us',
      },
    ]);
  });

  test.each([
    ['[]', 'must be one JSON object that maps column names to what they are'],
    ['{', 'cannot be read as JSON: '],
    ['{"Robot fee":"comission"}', 'does not say what the column "Robot fee" is: "comission"'],
    ['{"A":{"is":"ignore","of":["B"]}}', 'does not say what the column "A" is: '],
    ['{"A":{"is":"subtotal","of":[]}}', 'does not say what the column "A" is: '],
    ['{"A":{"is":"ignore","report":"lunch"}}', 'does not say what the column "A" is: '],
    ['{"A":{"is":"ignore","since":"2026"}}', 'does not say what the column "A" is: '],
  ])('%s is refused by name', async (content, what) => {
    const file = join(folder, 'bad.json');
    await writeFile(file, content);
    await expect(readColumnsFile(file, '/')).rejects.toMatchObject({
      code: 'invalid_columns',
      message: expect.stringContaining(`The columns file ${file} ${what}`),
    });
  });

  test('a missing file is named', async () => {
    await expect(readColumnsFile('nowhere.json', folder)).rejects.toMatchObject({
      code: 'file_not_found',
      message: 'There is no columns file nowhere.json.',
    });
  });
});
