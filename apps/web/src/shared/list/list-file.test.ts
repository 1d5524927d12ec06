import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeListCsv, writeListWorkbook, type ListFile } from './list-file.ts';

const FILE: ListFile = {
  title: 'Payouts',
  headers: ['Store', 'Net deposit (USD)', 'Rows'],
  rows: [
    [{ text: 'Casa "Pimienta", Riverside' }, { cents: -123_405 }, { integer: 12 }],
    [{ text: '=1+1' }, { cents: 7 }, { integer: 0 }],
  ],
};

test('a CSV has amounts to the cent, quotes what needs it, and contains no formula', async () => {
  const bytes = new Uint8Array(await writeListCsv(FILE).arrayBuffer());
  expect(Buffer.from(bytes).toString('hex', 0, 3)).toBe('efbbbf');
  expect(new TextDecoder().decode(bytes)).toBe(
    'Store,Net deposit (USD),Rows\r\n"Casa ""Pimienta"", Riverside",-1234.05,12\r\n\'=1+1,0.07,0\r\n',
  );
});

test('a workbook has amounts as numbers, and contains no formula', async () => {
  const bytes = new Uint8Array(await (await writeListWorkbook(FILE)).arrayBuffer());
  const sheet = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml']);
  expect(sheet).toMatch(/<v>-1234\.05<\/v>/);
  expect(sheet).toMatch(/<v>0\.07<\/v>/);
  expect(sheet).not.toMatch(/<f>/);
});
