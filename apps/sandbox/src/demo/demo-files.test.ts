import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { demoFiles } from './demo-files.ts';

const folder = fileURLToPath(new URL('../../../../demo/', import.meta.url));

describe('demo folder', () => {
  test('holds what the generator writes today, and nothing else but its README', async () => {
    const found = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name !== 'README.md')
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).replace(/^\//, ''));
    expect(found.sort()).toEqual(
      demoFiles()
        .map((file) => file.path)
        .sort(),
    );
  });

  test.each(demoFiles())('$path equals what the generator writes today', async (file) => {
    const committed = await readFile(`${folder}${file.path}`);
    expect(Buffer.compare(committed, file.bytes)).toBe(0);
  });

  test('stays small enough for people to read and to commit', () => {
    const total = demoFiles().reduce((sum, file) => sum + file.bytes.length, 0);
    expect(total).toBeLessThan(300_000);
  });
});
