import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ownServer, type OwnServer } from '../support/own-server.ts';

let server: OwnServer;

test.beforeEach(async () => {
  server = await ownServer();
});
test.afterEach(() => server.stop());

const platebook = (line: string) => server.platebook(line.split(' '));

async function answer<Answer>(line: string): Promise<Answer> {
  const { exitCode, stdout, stderr } = await platebook(`${line} --json`);
  expect([exitCode, exitCode === 0 ? '' : stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Answer;
}

async function refused(line: string): Promise<[exitCode: number, stderr: string]> {
  const { exitCode, stdout, stderr } = await platebook(line);
  expect(stdout).toBe('');
  return [exitCode, stderr];
}

test('an operator backs up on a terminal, and brings the installation back as it was', async () => {
  test.slow();
  await answer('admin create --email ana@example.test');
  await server.start();
  const { file, rows } = await answer<{ file: string; rows: number }>('backup create');
  expect(await answer('backup verify '.concat(file))).toMatchObject({
    file,
    rows,
    keys: ['k1'],
    missing_keys: [],
  });
  expect(await answer('backup list')).toMatchObject([{ file, rows, problem: null }]);
  expect(await refused(`restore ${file} --replace --confirm platebook`)).toEqual([
    7,
    expect.stringContaining('Platebook is running on "platebook"'),
  ]);
  await server.halt();
  // Created after the backup.
  expect(await answer('admin create --email eve@example.test')).toMatchObject({ is_new: true });

  expect(await refused(`restore ${file} --confirm platebook`)).toEqual([
    7,
    expect.stringContaining('"platebook" is not empty. Add --replace'),
  ]);
  expect(await refused(`restore ${file} --replace`)).toEqual([
    2,
    expect.stringContaining('add --confirm "platebook", or -n to see what would happen'),
  ]);
  expect(await answer(`restore ${file} --replace --dry-run`)).toMatchObject({
    database: 'platebook',
    is_empty: false,
    sessions: 0,
    rows,
  });
  const harmed = file.replace('.tar', '-harmed.tar');
  const bytes = await readFile(file);
  bytes[532] = (bytes[532] ?? 0) ^ 1;
  await writeFile(harmed, bytes);
  expect(await refused(`restore ${harmed} --replace --confirm platebook`)).toEqual([
    10,
    expect.stringMatching(/is damaged: public\.\w+\/000001\.copy\.gz is not as it was written\./),
  ]);
  expect(await answer('admin create --email eve@example.test')).toMatchObject({ is_new: false });

  const restored = `restore ${file} --replace --confirm platebook`;
  expect(await answer(restored)).toMatchObject({
    database: 'platebook',
    kept_as: expect.stringMatching(/^platebook_before_\d{8}t\d{6}z$/),
    rows,
  });
  await server.start();
  expect(await answer('admin create --email ana@example.test')).toMatchObject({ is_new: false });
  expect(await answer('admin create --email eve@example.test')).toMatchObject({ is_new: true });
  expect(await answer('keys list')).toMatchObject([{ key: 'k1', is_active: true, is_known: true }]);
  expect(await refused('keys rotate --yes')).toEqual([
    7,
    expect.stringContaining('SECRET_KEYS has one key, so there is none to change to.'),
  ]);
});
