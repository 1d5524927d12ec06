import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../audit/audit-log.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { PublishedAlias } from '../../payouts/report-aliases.store.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { AliasChange } from './change-aliases.ts';
import { publishTrial, restoreVersion } from './publish-version.ts';
import { insertTrial } from './trials.store.ts';
import { tryChanges } from './try-changes.ts';
import { newestVersion, versionsOfAliases } from './versions.store.ts';
import type { FormatVersion } from './versions.store.ts';

const ACTOR: Actor = { kind: 'service', userId: null, requestId: 'versions' };
const TIPS = { platform: 'ubereats', header: 'Courier gratuity', column: 'tips' } as const;
const FEE = { platform: 'doordash', header: 'Service cut', column: 'commission' } as const;

const clock = createFakeClock();
/** Without stored files nothing is read again. */
const queue = {
  enqueue: () => Promise.reject(new Error('No file waits to be read again.')),
} as unknown as Queue;
let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(async () => {
  const { pool } = testDatabase.database;
  await pool.query('delete from report_format_versions');
  await pool.query('delete from report_format_trials');
});
afterAll(() => testDatabase.drop());

function deps() {
  return { database: testDatabase.database, clock, queue };
}

/** A trial on no files. */
async function trialOf(changes: readonly AliasChange[], baseVersion: number): Promise<string> {
  const trial = { id: randomUUID(), baseVersion, changes, leftOut: 0, triedAt: clock.now() };
  await testDatabase.database.asOwner((tx) => insertTrial(tx, { ...trial, triedBy: null }, []));
  return trial.id;
}

async function published(...changes: AliasChange[]): Promise<FormatVersion> {
  clock.advance(1_000);
  const trialId = await trialOf(changes, (await newest())?.version ?? 0);
  const publication = { trialId, reason: 'Renamed.', acceptsEffects: false };
  return (await publishTrial(deps(), publication, ACTOR)).version;
}

function restored(version: number): Promise<FormatVersion> {
  clock.advance(1_000);
  return restoreVersion(deps(), { version, reason: 'It was another column.' }, ACTOR);
}

function newest(): Promise<FormatVersion | null> {
  return testDatabase.database.readAsOwner(newestVersion);
}

/** The active headers with the version since which each is read so. */
async function inForce(): Promise<[string, string, number | undefined][]> {
  const aliases: readonly PublishedAlias[] = (await newest())?.aliases ?? [];
  const since = await testDatabase.database.readAsOwner((tx) => versionsOfAliases(tx, aliases));
  return aliases.map(({ header, column }, at) => [header, column, since[at]]);
}

test('a restored version is a new one with the old aliases, and the difference from the last', async () => {
  await published(TIPS);
  await published({ ...TIPS, column: 'bag fee' }, FEE);
  const version = await restored(1);
  expect(version).toEqual({
    version: 3,
    aliases: [TIPS],
    changes: [
      { platform: 'doordash', header: 'Service cut', before: 'commission', after: null },
      { platform: 'ubereats', header: 'Courier gratuity', before: 'bag fee', after: 'tips' },
    ],
    reason: 'It was another column.',
    trialId: null,
    restoredVersion: 1,
    publishedBy: null,
    publishedAt: clock.now(),
  });
  expect(await newest()).toEqual(version);
  expect(await inForce()).toEqual([['Courier gratuity', 'tips', 3]]);
});

test('a restoration is undone by restoring the version before it', async () => {
  await published(TIPS);
  await published(FEE);
  await restored(0);
  expect(await inForce()).toEqual([]);
  await restored(2);
  expect(await inForce()).toEqual([
    ['Service cut', 'commission', 4],
    ['Courier gratuity', 'tips', 4],
  ]);
});

test('an active version and a nonexistent one are not restored, and no version is created', async () => {
  await published(TIPS);
  const before = await newest();
  await expect(restored(1)).rejects.toMatchObject({ code: 'report_formats_unchanged' });
  await expect(restored(2)).rejects.toMatchObject({ code: 'report_format_version_not_found' });
  expect(await newest()).toEqual(before);
});

test('a trial made before a restoration cannot be published after it', async () => {
  await published(TIPS);
  const trialId = await trialOf([FEE], 1);
  await restored(0);
  await expect(
    publishTrial(deps(), { trialId, reason: 'Late.', acceptsEffects: true }, ACTOR),
  ).rejects.toMatchObject({ code: 'report_formats_changed' });
  expect(await inForce()).toEqual([]);
});

test('of two trials that read one header as two columns, the second publication is rejected', async () => {
  const [first, second] = [
    await trialOf([TIPS], 0),
    await trialOf([{ ...TIPS, column: 'bag fee' }], 0),
  ];
  const results = await Promise.allSettled(
    [first, second].map((trialId) =>
      publishTrial(deps(), { trialId, reason: 'At once.', acceptsEffects: false }, ACTOR),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'report_formats_changed' },
  });
  expect((await newest())?.version).toBe(1);
});

test('a header in another spelling counts from the version that first read it so', async () => {
  await published(FEE);
  await published(TIPS);
  await published({ ...TIPS, header: 'COURIER  gratuity' }, { ...FEE, column: null });
  expect(await inForce()).toEqual([['COURIER  gratuity', 'tips', 2]]);
});

test('a header that was withdrawn and added again counts from the later version, in any spelling', async () => {
  await published(TIPS);
  await published({ ...TIPS, column: null });
  await published({ ...TIPS, header: 'courier GRATUITY' }, FEE);
  await restored(1);
  expect(await inForce()).toEqual([['Courier gratuity', 'tips', 3]]);
});

test('changes that read one header as two columns are not tried, and no trial of them is saved', async () => {
  const changes = [TIPS, { ...TIPS, header: 'COURIER gratuity', column: 'bag fee' }];
  await expect(tryChanges(deps(), changes, ACTOR)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ path: '/changes/1/header', code: 'named_twice' }],
  });
  const { rows } = await testDatabase.database.pool.query('select id from report_format_trials');
  expect(rows).toEqual([]);
});
