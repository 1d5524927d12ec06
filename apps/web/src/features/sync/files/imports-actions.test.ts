import { expect, test, vi } from 'vitest';
import type { Client, ImportSummary } from '../../../shared/api/entities.ts';
import { chosenFor } from '../../../shared/list/list-actions.ts';
import { importSummary } from '../../../shared/testing/answers.fake.ts';
import { fakeApi } from '../../../shared/testing/api.fake.ts';
import { client, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { importsActions } from './imports-actions.ts';
import { importsColumns, importsProperties } from './imports-columns.tsx';

function actionsOf(of: Client = client) {
  const { api, sent } = fakeApi();
  const refresh = vi.fn(async () => undefined);
  return { actions: importsActions({ api, client: of, refresh }), sent, refresh };
}

function failed(id: string, retryable: boolean): ImportSummary {
  const failure = { code: 'storage_down', message: 'The file could not be read.', retryable };
  return { ...importSummary, id, state: 'failed', failure: failure as ImportSummary['failure'] };
}

const BLOCKED: ImportSummary = { ...importSummary, id: 'blocked', state: 'blocked' };
const IMPORTS = [importSummary, failed('again', true), failed('never', false), BLOCKED];

test('an import can be read again if that may help, and has workpapers once it is ready', () => {
  const taken = actionsOf().actions.map((action) => {
    const { rows, note } = chosenFor(action, IMPORTS);
    return { id: action.id, takes: rows.map(({ id }) => id), note };
  });
  expect(taken).toEqual([
    { id: 'retry', takes: ['again'], note: '1 of 4 failed and can be read again.' },
    { id: 'workpapers', takes: ['i1'], note: '1 of 4 has workpapers.' },
  ]);
});

test('a read-only user can download but not read again', () => {
  expect(actionsOf(readOnlyClient).actions.map(({ id }) => id)).toEqual(['workpapers']);
});

test('each file is read again under its name; the list is reloaded at the end', async () => {
  const { actions, sent, refresh } = actionsOf();
  const prepared = await actions[0]?.prepare([failed('again', true)]);
  expect(prepared?.job.items).toEqual([{ id: 'again', name: 'payments.csv' }]);
  await prepared?.job.work({ id: 'again', name: 'payments.csv' });
  await prepared?.job.onEnd?.([]);
  expect(sent).toEqual([
    { method: 'POST', path: '/api/v2/clients/tenants/t1/imports/again/retry' },
  ]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('an imports file has the counts as numbers, including rows set aside', () => {
  const run = {
    ...importSummary,
    counts: { ...importSummary.counts, rows: 1_312, rows_quarantined: 4, payouts: 2 },
  };
  expect(importsColumns(() => '/').map(({ header, value }) => [header, value(run)])).toEqual([
    ['File', 'payments.csv'],
    ['Imported', '2026-11-21T09:00:00.000Z'],
    ['Rows', 1_312],
    ['Set aside', 4],
    ['Payouts', 2],
    ['Status', 'Partly done'],
  ]);
});

test('hidden characters in a name are shown in the list and in its file', () => {
  const [file] = importsColumns(() => '/');
  const hidden = { ...importSummary, file: { ...importSummary.file, name: 'a\u202Evsc.exe' } };
  expect(file?.value(hidden)).not.toContain('\u202E');
});

test('imports are filtered to those that need attention', () => {
  expect(importsProperties().map(({ id, single, values }) => [id, single, values.length])).toEqual([
    ['needs', true, 1],
  ]);
});
