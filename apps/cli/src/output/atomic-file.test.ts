import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDestination, writeWhole } from './atomic-file.ts';

let folder = '';
const context = { signal: new AbortController().signal };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-out-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('writing a whole file', () => {
  test('a new file appears and nothing else is left', async () => {
    const destination = await findDestination('new.csv', [], folder);
    await writeWhole(destination, ['a,b\n', '1,2\n'], context);
    expect(await readdir(folder)).toEqual(['new.csv']);
    expect(await readFile(join(folder, 'new.csv'), 'utf8')).toBe('a,b\n1,2\n');
  });

  test('an existing file is replaced and keeps its mode', async () => {
    await writeFile(join(folder, 'old.csv'), 'old', { mode: 0o600 });
    const destination = await findDestination('old.csv', [], folder);
    await writeWhole(destination, ['new'], context);
    expect(await readFile(join(folder, 'old.csv'), 'utf8')).toBe('new');
    expect((await stat(join(folder, 'old.csv'))).mode & 0o777).toBe(0o600);
  });

  test('a symbolic link stays a link and its target is replaced', async () => {
    await writeFile(join(folder, 'target.csv'), 'old');
    await symlink('target.csv', join(folder, 'link.csv'));
    const destination = await findDestination('link.csv', [], folder);
    await writeWhole(destination, ['new'], context);
    expect(await readFile(join(folder, 'target.csv'), 'utf8')).toBe('new');
    expect((await readdir(folder)).sort()).toEqual(['link.csv', 'target.csv']);
  });

  test('a failure midway leaves the old file and no partial new one', async () => {
    await writeFile(join(folder, 'old.csv'), 'old');
    const destination = await findDestination('old.csv', [], folder);
    const failing = function* () {
      yield 'half';
      throw new Error('cannot go on');
    };
    await expect(writeWhole(destination, failing(), context)).rejects.toThrow('cannot go on');
    expect(await readdir(folder)).toEqual(['old.csv']);
    expect(await readFile(join(folder, 'old.csv'), 'utf8')).toBe('old');
  });

  test('an interruption midway leaves the old file and no partial new one', async () => {
    await writeFile(join(folder, 'old.csv'), 'old');
    const destination = await findDestination('old.csv', [], folder);
    const interruption = new AbortController();
    const interrupting = function* () {
      yield Buffer.from('half');
      interruption.abort();
      yield Buffer.from('rest');
    };
    await expect(
      writeWhole(destination, interrupting(), { signal: interruption.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(await readdir(folder)).toEqual(['old.csv']);
    expect(await readFile(join(folder, 'old.csv'), 'utf8')).toBe('old');
  });

  test('a device is written to, not replaced', async () => {
    const destination = await findDestination('/dev/null', [], folder);
    await writeWhole(destination, ['gone'], context);
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
  });
});

describe('finding the destination', () => {
  test('an input file is never the destination, under any name', async () => {
    await writeFile(join(folder, 'report.csv'), 'a');
    await link(join(folder, 'report.csv'), join(folder, 'hard.csv'));
    await symlink('report.csv', join(folder, 'soft.csv'));
    for (const out of ['report.csv', './report.csv', 'hard.csv', 'soft.csv']) {
      await expect(findDestination(out, ['-', 'report.csv'], folder)).rejects.toMatchObject({
        code: 'output_is_input',
        exitCode: 2,
        message: `--out ${out} is one of the files to read; it would be overwritten.`,
      });
    }
  });

  test('a folder is refused', async () => {
    await mkdir(join(folder, 'reports'));
    await expect(findDestination('reports', [], folder)).rejects.toMatchObject({
      code: 'output_is_directory',
      message: 'reports is a directory.',
    });
  });

  test('a missing folder is reported before any work is done', async () => {
    await expect(findDestination('no/where.csv', [], folder)).rejects.toMatchObject({
      code: 'file_not_found',
      message: `Cannot write no/where.csv: there is no directory ${folder}/no.`,
    });
  });
});
