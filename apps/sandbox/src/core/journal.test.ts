import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entryOf } from '../testing/journal-entry.fake.ts';
import { connect, REALM, startSandbox } from '../testing/start-sandbox.ts';
import { openJournal } from './journal.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'world.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('has what was set, changed and deleted after it is reopened', () => {
  const first = openJournal(file);
  const stores = first.collection<{ name: string }>('stores');
  stores.set('a', { name: 'A' });
  stores.set('b', { name: 'B' });
  stores.set('a', { name: 'A again' });
  stores.delete('b');
  first.close();
  expect([...openJournal(file).collection('stores').entries()]).toEqual([
    ['a', { name: 'A again' }],
  ]);
});

test('is readable by its owner only, even an older file that others could read', () => {
  writeFileSync(file, '', { mode: 0o644 });
  writeFileSync(`${file}.new`, '', { mode: 0o644 });
  const journal = openJournal(file);
  journal.collection('tokens').set('a', 'secret');
  journal.close();
  const fresh = join(folder, 'fresh.jsonl');
  openJournal(fresh).close();
  expect([file, fresh].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
    '600',
    '600',
  ]);
});

test('skips a line that was cut off', () => {
  const first = openJournal(file);
  first.collection('stores').set('a', 1);
  first.close();
  appendFileSync(file, '["stores","b",');
  expect([...openJournal(file).collection('stores').entries()]).toEqual([['a', 1]]);
});

test('a restarted world has its books, tokens and responses', async () => {
  const before = await startSandbox(file);
  const { access_token: token } = await connect(before);
  const write = (origin: string) =>
    fetch(`${origin}/v3/company/${REALM}/journalentry?requestid=k-1`, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(entryOf('1', '2', 3)),
    });
  const first = await (await write(before.origin)).json();
  await before.stop();
  const after = await startSandbox(file);
  expect(await (await write(after.origin)).json()).toEqual(first);
  expect(after.quickbooks.companies.books(REALM)?.all('JournalEntry')).toHaveLength(1);
  await after.stop();
});
