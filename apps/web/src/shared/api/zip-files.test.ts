import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from './zip-files.ts';

test('every file is in the zip, even two with the same name', async () => {
  const file = (name: string, text: string) => ({ name, bytes: new Blob([text]) });
  const zipped = await zipFiles('Workpapers.zip', [
    file('May.xlsx', 'one'),
    file('May.xlsx', 'two'),
    file('May.xlsx', 'three'),
  ]);
  expect([zipped.name, zipped.bytes.type]).toEqual(['Workpapers.zip', 'application/zip']);
  const content = unzipSync(new Uint8Array(await zipped.bytes.arrayBuffer()));
  expect(
    Object.fromEntries(Object.entries(content).map(([name, bytes]) => [name, strFromU8(bytes)])),
  ).toEqual({ 'May.xlsx': 'one', 'May (2).xlsx': 'two', 'May (3).xlsx': 'three' });
});
