import { createHash } from 'node:crypto';
import { openReading, readReports } from '@platebook/accounting';
import type { Reading, ReadingOptions, RowListener, StorePayout } from '@platebook/accounting';
import type { Database, TenantScope } from '../../db/database.ts';
import { storedKey } from './keep-payouts.store.ts';
import {
  companionFiles,
  filesOfPlatform,
  overlappingFiles,
  readingOfStores,
} from './neighbours.store.ts';
import { readReportFiles } from './report-files.store.ts';
import type { StoredBytes } from './report-files.store.ts';
import { collectRowLines } from './row-lines.ts';
import type { RowLines } from './row-lines.ts';

/**
 * What a reading needs to know of the tenant. Stores in more than one zone are read in UTC, and the report says so; stores
 * with different ends of the business day are read by calendar days.
 */
export async function readingOptionsOf(
  database: Database,
  scope: TenantScope,
): Promise<ReadingOptions> {
  const { timeZone, businessDayCutoff, inclusiveTaxRates } = await database.inTenant(
    scope,
    readingOfStores,
  );
  return {
    ...HASHING,
    ...(timeZone === null ? {} : { timeZone }),
    ...(businessDayCutoff === null || businessDayCutoff === '00:00' ? {} : { businessDayCutoff }),
    ...(inclusiveTaxRates.size === 0
      ? {}
      : {
          inclusiveTaxRates: Object.fromEntries(
            [...inclusiveTaxRates].map(([store, ppm]) => [store, toPercent(ppm)]),
          ),
        }),
  };
}

/** Parts per million as the percent that a reading takes: 130000 is `13.0000`. */
function toPercent(ppm: number): string {
  return `${Math.floor(ppm / 10_000)}.${String(ppm % 10_000).padStart(4, '0')}`;
}

const HASHING: ReadingOptions = {
  createHasher: () => {
    const hash = createHash('sha256');
    return {
      update: (bytes) => {
        hash.update(bytes);
      },
      digestHex: () => hash.digest('hex'),
    };
  },
};

/** Report files on their own: what they are, which payouts they speak of, and the rows of each by its `sha256`. */
export function readOwnReports(
  files: readonly StoredBytes[],
  options: ReadingOptions,
): { readonly reading: Reading; readonly rows: ReadonlyMap<string, RowLines> } {
  const rows = new Map<string, RowLines>();
  let listener: RowListener | undefined;
  const session = openReading({
    fileCount: files.length,
    ...options,
    onRow: (file) => listener?.(file) ?? (() => undefined),
  });
  for (const { name, sha256, bytes } of files) {
    const lines = collectRowLines();
    listener = lines.listener;
    const file = session.openFile({ name });
    file.push(bytes);
    file.close();
    rows.set(sha256, lines.finish());
  }
  return { reading: session.finish(), rows };
}

/**
 * The payouts that files speak of, read together with the stored files that speak of them too: overlapping exports count
 * once, and payout summaries are held against the details whichever came first.
 */
export async function readWithNeighbours(
  { database, scope, options }: { database: Database; scope: TenantScope; options: ReadingOptions },
  files: readonly StoredBytes[],
  own: Reading,
): Promise<readonly StorePayout[]> {
  const neighbours = await database.inTenant(scope, async (tx) => {
    const platforms = [...new Set(own.reports.map(({ platform }) => platform))];
    const known = files.map(({ sha256 }) => sha256);
    const hashes = new Set([
      ...(await overlappingFiles(tx, own.payouts, known)),
      ...(await companionFiles(tx, platforms, known)),
      ...(own.payouts.length === 0 ? await filesOfPlatform(tx, platforms, known) : []),
    ]);
    return readReportFiles(tx, [...hashes]);
  });
  if (neighbours.length === 0) {
    return own.payouts;
  }
  const { payouts } = readReports(
    [...neighbours, ...files].map(({ name, bytes }) => ({ name, bytes })),
    options,
  );
  if (own.payouts.length === 0) {
    return payouts;
  }
  const touched = new Set(own.payouts.map(storedKey));
  return payouts.filter((payout) => touched.has(storedKey(payout)));
}
