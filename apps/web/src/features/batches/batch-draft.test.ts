import { expect, test } from 'vitest';
import { chosenBefore, newDraft, toRequest, usualDays } from './batch-draft.ts';

test('a sync starts with the last full week, workpapers with the last month', () => {
  expect(newDraft('sync', '2026-11-22').days).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(newDraft('sync', '2026-11-23').days).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(newDraft('export_workpapers', '2026-03-31').days).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(newDraft('export_workpapers', '2026-01-05').days).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  });
});

test('workpapers are for last month even if selected later', () => {
  expect(usualDays('export_workpapers', '2026-11-22')).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  });
  expect(usualDays('post_ready', '2026-11-22')).toEqual(newDraft('sync', '2026-11-22').days);
});

test('a request contains what its operation needs, and nothing else', () => {
  const draft = {
    ...newDraft('sync', '2026-11-22'),
    platform: 'doordash' as const,
    dryRun: true,
    tenants: new Set(['t1', 't2']),
  };
  expect(toRequest(draft)).toEqual({
    operation: 'sync',
    tenant_ids: ['t1', 't2'],
    options: {
      from: '2026-11-09',
      to: '2026-11-15',
      channel_type: 'doordash',
      dry_run: true,
    },
  });
  expect(toRequest({ ...draft, operation: 'export_workpapers' })?.options).toEqual(draft.days);
  expect(toRequest({ ...draft, operation: 'set_schedule' })?.options).toEqual({
    channel_type: 'doordash',
    paused: true,
  });
});

test('without a client, or without the client whose mapping is copied, there is no request yet', () => {
  const draft = newDraft('copy_mapping', '2026-11-22');
  expect(toRequest({ ...draft, fromTenant: 't9' })).toBeNull();
  expect(toRequest({ ...draft, tenants: new Set(['t1']) })).toBeNull();
  expect(toRequest({ ...draft, tenants: new Set(['t1']), fromTenant: 't9' })?.options).toEqual({
    from_tenant_id: 't9',
  });
});

test('clients passed from a list are selected, except those the batch does not apply to', () => {
  const clients = ['t1', 't2'].map((tenant) => ({ tenant_id: tenant }));
  expect(chosenBefore({ tenants: ['t2', 't9', 7] }, clients)).toEqual(new Set(['t2']));
  for (const state of [null, 'already_imported', {}, { tenants: 't1' }]) {
    expect(chosenBefore(state, clients)).toEqual(new Set());
  }
});
