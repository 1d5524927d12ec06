import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipReports } from './zip.ts';

test('packs the chunks of each file under its name, the same bytes every time', () => {
  const files = [
    { name: 'financial/a.csv', chunks: ['x,', 'y\n'] },
    { name: 'financial/b.csv', chunks: ['é\n'] },
  ];
  const zip = zipReports(files);
  expect(zipReports(files)).toEqual(zip);
  const unpacked = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(unpacked).toEqual([
    ['financial/a.csv', 'x,y\n'],
    ['financial/b.csv', 'é\n'],
  ]);
});
