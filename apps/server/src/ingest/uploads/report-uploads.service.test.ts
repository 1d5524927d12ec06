import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createDatabaseFake, SCOPE } from '../../mapping/shared/database.fake.ts';
import { createReportUploadsService } from './report-uploads.service.ts';

const NOW = new Date('2026-11-20T14:02:00Z');
const BYTES = Buffer.from('Order ID,Payout\r\nA-1,12.50\r\nA-2,7.25\r\n');

type Facts = {
  readonly received?: number;
  readonly sha256?: string | null;
  /** The stored bytes, by offset. */
  readonly parts?: readonly (readonly [from: number, bytes: Buffer])[];
  readonly found?: boolean;
  /** Whether another request saved its bytes in between. */
  readonly raced?: boolean;
};

/** An upload of the caller without a database: reads are scripted, and writes are recorded. */
function open({
  received = 0,
  sha256 = null,
  parts = [],
  found = true,
  raced = false,
}: Facts = {}) {
  const row = {
    id: 'upload',
    tenant_id: SCOPE.tenantId,
    created_by: SCOPE.userId,
    file_name: 'orders.csv',
    size_bytes: BYTES.length,
    received_bytes: received,
    sha256,
    created_at: NOW,
    updated_at: NOW,
    completed_at: sha256 === null ? null : NOW,
  };
  const fake = createDatabaseFake(({ sql, parameters }) => {
    if (sql.startsWith('update "report_uploads"')) {
      return raced ? [] : [row];
    }
    if (sql.includes('report_parts') && sql.startsWith('select')) {
      const from = parameters.find((one) => typeof one === 'number') ?? 0;
      return parts
        .filter(([at]) => at >= from)
        .slice(0, 2)
        .map(([at, bytes]) => ({ from_byte: at, bytes }));
    }
    return sql.includes('"report_uploads"') && found ? [row] : [];
  });
  const started: unknown[] = [];
  const service = createReportUploadsService({
    database: { inTenant: fake.inTenant } as Database,
    clock: { now: () => NOW },
    entitlements: {
      assertWithinStorage: () => Promise.resolve(),
      storageOf: () => Promise.reject(new Error('Nothing is listed.')),
    },
    imports: {
      start: (_scope, report) => {
        started.push(report);
        return Promise.resolve({ alreadyImported: false, import: {} as never });
      },
    },
    maxBytes: 1_024 * 1_024,
  });
  const stored = () =>
    fake.statements.filter(({ sql }) => sql.startsWith('insert into "report_parts"'));
  return { ...fake, service, started, stored };
}

function bodyOf(bytes: Buffer): IncomingMessage {
  return Object.assign(Readable.from([bytes]), {
    headers: { 'content-length': String(bytes.length) },
  }) as unknown as IncomingMessage;
}

const append = (facts: Facts, offset: number, bytes: Buffer) => {
  const upload = open(facts);
  const appending = upload.service.append(SCOPE, 'upload', { offset, request: bodyOf(bytes) });
  return { ...upload, appending };
};

describe('a part of a report', () => {
  test('is saved where the last one ended', async () => {
    const { appending, stored } = append({ received: 10 }, 10, BYTES.subarray(10, 20));
    await appending;
    expect(stored()).toHaveLength(1);
    expect(stored()[0]?.parameters.slice(0, 3)).toEqual([SCOPE.tenantId, 'upload', 10]);
  });

  test.each<[string, Facts, number]>([
    ['that leaves bytes out', { received: 10 }, 11],
    ['that comes a second time', { received: 10 }, 0],
    ['of a file that is complete', { received: BYTES.length, sha256: 'hash' }, BYTES.length],
    ['that another request saved meanwhile', { received: 10, raced: true }, 10],
  ])('%s is refused, and nothing is saved', async (_which, facts, offset) => {
    const { appending, stored } = append(facts, offset, BYTES.subarray(0, 5));
    await expect(appending).rejects.toMatchObject({ code: 'upload_offset_wrong' });
    expect(stored()).toEqual([]);
  });

  test('that exceeds the file’s size is refused', async () => {
    const { appending, stored } = append({ received: 10 }, 10, BYTES);
    await expect(appending).rejects.toMatchObject({ code: 'upload_part_too_large' });
    expect(stored()).toEqual([]);
  });

  test('of another person’s upload is not found: uploads are looked up by creator', async () => {
    const { appending, statements, stored } = append({ found: false }, 0, BYTES);
    await expect(appending).rejects.toMatchObject({ code: 'upload_not_found' });
    expect(statements[0]?.parameters).toEqual(['upload', SCOPE.userId]);
    expect(stored()).toEqual([]);
  });
});

describe('completing a report', () => {
  const whole = { received: BYTES.length } as const;
  const cut = (...at: readonly number[]) =>
    [0, ...at].map(
      (from, index) => [from, BYTES.subarray(from, at[index] ?? BYTES.length)] as const,
    );

  test('imports it under the hash of all of its bytes, however many parts there were', async () => {
    const sha256 = createHash('sha256').update(BYTES).digest('hex');
    for (const parts of [cut(), cut(7), cut(1, 9, 10, 25)]) {
      const { service, started } = open({ ...whole, parts });
      await service.complete(SCOPE, 'upload');
      expect(started).toEqual([
        { name: 'orders.csv', sha256, upload: { id: 'upload', sizeBytes: BYTES.length } },
      ]);
    }
  });

  test('a second time returns the import of the same bytes', async () => {
    const { service, started, statements } = open({ ...whole, sha256: 'known', parts: [] });
    await service.complete(SCOPE, 'upload');
    expect(started).toMatchObject([{ sha256: 'known' }]);
    expect(statements.filter(({ sql }) => sql.includes('report_parts'))).toEqual([]);
  });

  test('is refused while bytes are missing', async () => {
    const { service, started } = open({ received: BYTES.length - 1, parts: cut() });
    await expect(service.complete(SCOPE, 'upload')).rejects.toMatchObject({
      code: 'upload_incomplete',
    });
    expect(started).toEqual([]);
  });

  test.each([
    ['in the middle', cut(7, 20).filter(([from]) => from !== 7), 'no part from byte 7 on'],
    ['at the end', cut(7, 20).slice(0, 2), 'ends before its end, at byte 20'],
    ['everywhere', [], 'ends before its end, at byte 0'],
  ] as const)('fails if a stored part is lost %s', async (_where, parts, words) => {
    const { service, started } = open({ ...whole, parts });
    await expect(service.complete(SCOPE, 'upload')).rejects.toThrow(words);
    expect(started).toEqual([]);
  });
});

test('a report that is too large is refused before anything is written', async () => {
  const { service, statements } = open();
  const file = { name: 'orders.csv', sizeBytes: 1_024 * 1_024 + 1 };
  await expect(service.create(SCOPE, file)).rejects.toMatchObject({ code: 'report_too_large' });
  expect(statements).toEqual([]);
});
