import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAPPING_KEYS, readMappingFile } from './mapping-file.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-mapping-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function readWritten(content: string) {
  await writeFile(join(folder, 'accounts.json'), content);
  return readMappingFile('accounts.json', folder);
}

describe('mapping file', () => {
  test('gives the account of each named component', async () => {
    const mapping = {
      gross_sales: 'Income:Delivery',
      commission_tax: 'Assets:ITC',
      net_payout: 'Assets:Clearing',
      bank: 'Assets:Bank',
      other_unclassified: 'Expenses:Other',
      'other_unclassified:Equipment rental': 'Expenses:Equipment',
    };
    expect(await readWritten(JSON.stringify(mapping))).toEqual(mapping);
  });

  test('an unknown component is refused with all that are allowed', async () => {
    await expect(readWritten('{"comission":"Expenses:Fees"}')).rejects.toMatchObject({
      code: 'invalid_mapping',
      exitCode: 2,
      message: 'The mapping file accounts.json names an unknown component "comission".',
      hint: `allowed are ${MAPPING_KEYS.join(', ')} and other_unclassified:<description>`,
    });
  });

  test.each([
    ['[]', 'must be one JSON object that maps components to account names'],
    ['null', 'must be one JSON object that maps components to account names'],
    ['{"tips": ""}', 'gives "tips" no account name; it must be text that isn\'t empty'],
    ['{"tips": 3}', 'gives "tips" no account name; it must be text that isn\'t empty'],
    ['{"other_unclassified:": "Misc"}', 'names an unknown component "other_unclassified:"'],
    ['{"__proto__": "X"}', 'names an unknown component "__proto__"'],
  ])('%s is refused', async (content, what) => {
    await expect(readWritten(content)).rejects.toMatchObject({
      code: 'invalid_mapping',
      message: `The mapping file accounts.json ${what}.`,
    });
  });

  test("invalid JSON is refused with the parser's message", async () => {
    await expect(readWritten('{tips: 1}')).rejects.toMatchObject({
      code: 'invalid_mapping',
      message: expect.stringMatching(/^The mapping file accounts\.json is not JSON: .+\.$/),
    });
  });

  test('an account of two types is refused with both components and both types', async () => {
    await expect(
      readWritten('{"net_payout": "Uber Eats", "gross_sales": "uber eats"}'),
    ).rejects.toMatchObject({
      code: 'account_of_two_types',
      exitCode: 2,
      message:
        'The mapping file accounts.json gives one account two types: "Uber Eats" would be an Other Current Asset account for net_payout and an Income account for gross_sales. An account has one type: give net_payout and gross_sales accounts of their own.',
    });
  });

  test('a missing mapping file is named', async () => {
    await expect(readMappingFile('nowhere.json', folder)).rejects.toMatchObject({
      code: 'file_not_found',
      exitCode: 6,
      message: 'There is no mapping file nowhere.json.',
    });
  });
});
