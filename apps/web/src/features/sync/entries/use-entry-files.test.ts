import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { client, deliveryClient, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { booksEntryDetail } from '../../../shared/testing/sync.fake.ts';
import { EntryFiles } from './entry-files.tsx';
import { useEntryFiles, type FileChange } from './use-entry-files.ts';

const FILES = '/api/v2/clients/tenants/t1/entries/e1/attachments';
const file = (name: string) => new File([`text of ${name}`], name);
const nameOf = (body: unknown) => (body as { file: { name: string } }).file.name;

async function change(input: FileChange, answer?: AnswerRequest) {
  const page = fakePage(answer);
  const summary = ['client', 't1', 'entries', 'summary'];
  page.services.queries.setQueryData(summary, {});
  const { mutateAsync } = page.hook(() => useEntryFiles({ tenant: 't1', entry: 'e1' }));
  const [settled] = await Promise.allSettled([mutateAsync(input)]);
  const isReadAgain = page.services.queries.getQueryState(summary)?.isInvalidated;
  return { sent: page.sent, settled, isReadAgain };
}

test('files are attached one by one, each under its name', async () => {
  const { sent, settled, isReadAgain } = await change({
    kind: 'add',
    files: [file('a.pdf'), file('b.pdf')],
  });
  expect(sent).toEqual(
    ['a.pdf', 'b.pdf'].map((name) => ({
      method: 'POST',
      path: FILES,
      body: { file: { name, text: `text of ${name}` } },
    })),
  );
  expect([settled, isReadAgain]).toEqual([{ status: 'fulfilled', value: [] }, true]);
});

test('a refused one is named with the reason, and does not stop the others', async () => {
  const { sent, settled, isReadAgain } = await change(
    { kind: 'add', files: ['a.pdf', 'big.pdf', 'c.pdf'].map(file) },
    ({ body }) =>
      nameOf(body) === 'big.pdf' ? refusal(413, 'file_too_large', 'The file is too large.') : {},
  );
  expect(sent.map(({ body }) => nameOf(body))).toEqual(['a.pdf', 'big.pdf', 'c.pdf']);
  expect(settled).toEqual({
    status: 'fulfilled',
    value: [{ name: 'big.pdf', message: 'The file is too large.' }],
  });
  expect(isReadAgain).toBe(true);
});

test('a file is removed by its id', async () => {
  const { sent, isReadAgain } = await change({ kind: 'remove', attachment: 'x1' });
  expect(sent).toEqual([{ method: 'DELETE', path: `${FILES}/x1` }]);
  expect(isReadAgain).toBe(true);
});

test('a file uploaded to QuickBooks in the meantime stays, and the entry is reloaded', async () => {
  const { settled, isReadAgain } = await change({ kind: 'remove', attachment: 'x1' }, () =>
    refusal(409, 'attachment_in_books', 'QuickBooks has it.'),
  );
  expect(settled).toMatchObject({ status: 'rejected', reason: { code: 'attachment_in_books' } });
  expect(isReadAgain).toBe(true);
});

const ATTACHED: BooksEntryDetail['attachments'][number] = {
  id: 'x1',
  file_name: 'statement.pdf',
  size_bytes: 1_025,
  in_books_at: null,
  failure: null,
} as BooksEntryDetail['attachments'][number];

function filesOf(attachments: BooksEntryDetail['attachments'], of: Client = client) {
  const page = fakePage();
  const entry = { ...booksEntryDetail, attachments };
  const node = createElement(EntryFiles, { client: of, entry });
  return { lines: page.text(node).split('\n'), buttons: page.buttons(node) };
}

test('a file shows its size, rounded up to kilobytes, and that it is sent with the entry', () => {
  const { lines } = filesOf([ATTACHED]);
  expect(lines.slice(0, 9)).toEqual([
    'Files',
    'File',
    'Size (KB)',
    'In QuickBooks',
    'Remove',
    'statement.pdf',
    '2',
    'Sent with the entry',
    'Add files',
  ]);
});

test.each<[string, Partial<typeof ATTACHED>, Client, boolean]>([
  ['one that QuickBooks does not have yet', {}, client, true],
  ['one that QuickBooks has', { in_books_at: '2026-11-21T09:00:00.000Z' }, client, false],
  ['one that may only be looked at', {}, readOnlyClient, false],
])('%s can be removed: %s', (_, changes, of, may) => {
  const { buttons } = filesOf([{ ...ATTACHED, ...changes }], of);
  expect(buttons.some(([text]) => text === 'Remove statement.pdf')).toBe(may);
});

test('a client without QuickBooks keeps its files here', () => {
  expect(filesOf([ATTACHED], deliveryClient).lines).toContain('Stored only in Platebook');
});

test('says so if there are none', () => {
  expect(filesOf([]).lines[0]).toBe('No files attached.');
  expect(filesOf([], readOnlyClient).lines).toEqual(['No files attached.']);
});
