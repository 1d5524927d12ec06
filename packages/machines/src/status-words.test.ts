import {
  STATUS_VOCABULARY,
  type ConnectionStatus,
  type EntryStatus,
  type RunStatus as RunWord,
} from '@platebook/ui/status-vocabulary';
import { expect, expectTypeOf, test } from 'vitest';
import { connectConnection, type ConnectionView } from './connection/connection.connect.ts';
import { CONNECTION_SITUATIONS } from './connection/connection.situations.ts';
import {
  connectSyncLifecycle,
  type RunEntryView,
  type RunStatus,
} from './sync-lifecycle/sync-lifecycle.connect.ts';
import { SYNC_LIFECYCLE_SITUATIONS } from './sync-lifecycle/sync-lifecycle.situations.ts';

// The machines do not know the user interface, so their statuses are checked against the vocabulary here.

test('every state of a run has a status of the vocabulary, and so has every entry of it', () => {
  const views = Object.values(SYNC_LIFECYCLE_SITUATIONS).map((situation) =>
    connectSyncLifecycle(situation, () => undefined),
  );
  const unknown = views
    .map(({ status }) => status)
    .filter(({ kind, status }) => !(status in STATUS_VOCABULARY[kind]));
  const entries = views.flatMap((view) => view.entries.map(({ status }) => status));
  expect(views.length).toBeGreaterThan(15);
  expect(unknown).toEqual([]);
  expect(entries.filter((status) => !(status in STATUS_VOCABULARY.entry))).toEqual([]);
  expectTypeOf<Extract<RunStatus, { kind: 'run' }>['status']>().toEqualTypeOf<RunWord>();
  expectTypeOf<RunEntryView['status']>().toEqualTypeOf<
    // Only a payout of several entries can be partly posted; what is reversed is reversed by another run.
    Exclude<EntryStatus, 'partly_posted' | 'reversed'>
  >();
});

test('every state of a connection has a status of the vocabulary, and every status has a state', () => {
  const labels = Object.values(CONNECTION_SITUATIONS).map(
    (situation) => connectConnection(situation, () => undefined).status,
  );
  expect(new Set(labels)).toEqual(new Set(Object.keys(STATUS_VOCABULARY.connection)));
  expectTypeOf<ConnectionView['status']>().toEqualTypeOf<ConnectionStatus>();
});
