import { createHash } from 'node:crypto';
import { setImmediate as nextSlot } from 'node:timers/promises';
import { openReading } from '@platebook/accounting';
import type {
  ColumnDecision,
  FileHasher,
  Reading,
  ReadingOptions,
  ReportFile as OpenedReport,
  RowListener,
} from '@platebook/accounting';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import { decisionsInForce } from './column-decisions.store.ts';
import { columnsOfFiles } from './column-uses.store.ts';
import type { SeenHeaders } from './header-sightings.store.ts';
import { storedKey } from './save-payouts.store.ts';
import {
  companionFiles,
  filesOfPlatform,
  overlappingFiles,
  readingOfStores,
} from './overlapping-files.store.ts';
import { aliasesInForce } from './report-aliases.store.ts';
import { copyReportFiles } from './report-files.store.ts';
import type { StoredBytes } from './report-files.store.ts';
import { storeRows } from './store-rows.ts';

type ReadingPlace = {
  readonly database: Database;
  readonly scope: TenantScope;
  readonly options: ReadingOptions;
};

/**
 * What a reading needs to know of the tenant. Stores in more than one zone are read in UTC, and the report says so; stores
 * with different ends of the business day are read by calendar days.
 */
export async function readingOptionsOf(
  database: Database,
  scope: TenantScope,
): Promise<ReadingOptions> {
  const { timeZone, businessDayCutoff, inclusiveTaxRates, columns } = await database.inTenant(
    scope,
    async (tx) => ({ ...(await readingOfStores(tx)), columns: await columnsInForce(tx) }),
  );
  return {
    createHasher,
    ...(columns.length === 0 ? {} : { columns }),
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

/** Aliases that are published for all; what the client decided about a column itself counts before them. */
async function columnsInForce(tx: Transaction): Promise<ColumnDecision[]> {
  return [...(await aliasesInForce(tx)), ...(await decisionsInForce(tx))];
}

/** Parts per million as the percent that a reading takes: 130000 is `13.0000`. */
function toPercent(ppm: number): string {
  return `${Math.floor(ppm / 10_000)}.${String(ppm % 10_000).padStart(4, '0')}`;
}

function createHasher(): FileHasher {
  const hash = createHash('sha256');
  return {
    update: (bytes) => {
      hash.update(bytes);
    },
    digestHex: () => hash.digest('hex'),
  };
}

/** Of a CSV, which was held against its hash when it was taken out of the database; of a ZIP each CSV has its own. */
function known({ sha256 }: StoredBytes): FileHasher {
  return { update: () => undefined, digestHex: () => sha256 };
}

function isZip({ bytes }: StoredBytes): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}

/** A file is read in pieces of this size, and what else the process does has its turn between them. */
const PIECE_BYTES = 1 << 20;
/** Where requests are answered beside it: each of them takes several turns. */
const SMALL_PIECE_BYTES = 64 << 10;

export type OwnReading = {
  readonly reading: Reading;
  /** Headers of the files that no format knows. */
  readonly headers: readonly SeenHeaders[];
  /** Settles when every row of the files is stored, which goes on after they are read. */
  readonly stored: Promise<void>;
};

/** Report files on their own: what they are and which payouts they speak of. Their rows are stored as they are read. */
export async function readOwnReports(
  { database, scope, options }: ReadingPlace,
  files: readonly StoredBytes[],
): Promise<OwnReading> {
  let listener: RowListener | undefined;
  let reading: StoredBytes | undefined;
  const headers: SeenHeaders[] = [];
  const session = openReading({
    // A file of several exports repeats rows, as several files do.
    fileCount: files.length === 1 && files.some(mayBeJoined) ? 2 : files.length,
    ...options,
    createHasher: () => (reading === undefined || isZip(reading) ? createHasher() : known(reading)),
    onRow: (file) => listener?.(file) ?? (() => undefined),
    onUnknownColumns: (found) => {
      if (reading !== undefined) {
        headers.push({ ...found, sha256: reading.sha256 });
      }
    },
  });
  const storing: Promise<void>[] = [];
  for (const { name, sha256, bytes } of files) {
    const opened = session.openFile({ name });
    let onRead: (() => void) | undefined;
    const isRead = new Promise<void>((resolve) => {
      onRead = resolve;
    });
    const stored = storeRows(database, scope, {
      sha256,
      read: async (rows) => {
        listener = rows.listener;
        reading = { name, sha256, bytes };
        await pushInPieces(opened, bytes, { send: rows.send });
        onRead?.();
      },
    });
    // Awaited by whoever takes the reading; until then a failure must not count as unhandled.
    stored.catch(() => undefined);
    storing.push(stored);
    await Promise.race([isRead, stored]);
  }
  const stored = Promise.all(storing).then(() => undefined);
  stored.catch(() => undefined);
  return { reading: session.finish(), headers, stored };
}

/** A stored file by itself; nothing of it is stored anew, and other requests have their turns meanwhile. */
export async function readAlone(file: StoredBytes, options: ReadingOptions): Promise<Reading> {
  const session = openReading({ ...options, fileCount: mayBeJoined(file) ? 2 : 1 });
  await pushInPieces(session.openFile({ name: file.name }), file.bytes, {
    pieceBytes: SMALL_PIECE_BYTES,
  });
  return session.finish();
}

const PAYOUT_COLUMNS = ['Payout Date', 'Payout date', 'PAYOUT_DATE', 'payout_date', 'payout date'];

/** Whether the header of its payout date stands in a CSV more than once. */
function mayBeJoined({ bytes }: StoredBytes): boolean {
  return PAYOUT_COLUMNS.some((name) => {
    const first = bytes.indexOf(name);
    return first >= 0 && bytes.includes(name, first + name.length);
  });
}

async function pushInPieces(
  file: OpenedReport,
  bytes: Buffer,
  {
    pieceBytes = PIECE_BYTES,
    send,
  }: { readonly pieceBytes?: number; readonly send?: () => Promise<void> },
): Promise<void> {
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    file.push(bytes.subarray(from, from + pieceBytes));
    await send?.();
    await nextSlot();
  }
  file.close();
}

type ToRead = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly columns?: readonly ColumnDecision[];
};

/** As `readReports` of accounting, with turns for what else the process does. */
async function readTogether(files: readonly ToRead[], options: ReadingOptions): Promise<Reading> {
  const reading = await readInPieces(files, { ...options, fileCount: files.length });
  return reading.blocked.some(({ reason }) => reason === 'joined_exports')
    ? readInPieces(files, { ...options, fileCount: files.length + 1 })
    : reading;
}

async function readInPieces(files: readonly ToRead[], options: ReadingOptions): Promise<Reading> {
  const session = openReading(options);
  for (const { bytes, ...named } of files) {
    await pushInPieces(session.openFile(named), bytes, {});
  }
  return session.finish();
}

/** Of payouts that files speak of: those that can be booked, and why others cannot. */
export type MergedReading = Pick<Reading, 'payouts' | 'blocked'>;

/**
 * The payouts that files speak of, read together with the stored files that speak of them too: overlapping exports count
 * once, and payout summaries are held against the details whichever came first. Stored files are read with the decisions
 * about columns they were read with before, so that a revoked one takes no rows out of a payout.
 *
 * @returns The payouts, and why one that the files hold cannot be read with what is stored of it: rows that contradict each
 * other. Such a payout stays as it was.
 */
export async function readWithOverlapping(
  { database, scope, options }: ReadingPlace,
  files: readonly StoredBytes[],
  own: Reading,
): Promise<MergedReading> {
  const overlapping = await database.inTenant(scope, async (tx) => {
    const platforms = [...new Set(own.reports.map(({ platform }) => platform))];
    const known = files.map(({ sha256 }) => sha256);
    const hashes = new Set([
      ...(await overlappingFiles(tx, own.payouts, known)),
      ...(await companionFiles(tx, platforms, known)),
      ...(own.payouts.length === 0 ? await filesOfPlatform(tx, platforms, known) : []),
    ]);
    return { hashes: [...hashes], columns: await columnsOfFiles(tx, [...hashes]) };
  });
  if (overlapping.hashes.length === 0) {
    return { payouts: own.payouts, blocked: [] };
  }
  const stored = await database.inBulk(scope, (tx) => copyReportFiles(tx, overlapping.hashes));
  const merged = await readTogether(
    [
      ...stored.map(({ name, bytes, sha256 }) => ({
        name,
        bytes,
        columns: overlapping.columns.get(sha256) ?? [],
      })),
      ...files.map(({ name, bytes }) => ({ name, bytes })),
    ],
    options,
  );
  if (own.payouts.length === 0) {
    return { payouts: merged.payouts, blocked: [] };
  }
  const touched = new Set(own.payouts.map(storedKey));
  return {
    payouts: merged.payouts.filter((payout) => touched.has(storedKey(payout))),
    blocked: merged.blocked.filter(({ payoutRef, storeId }) =>
      own.payouts.some((payout) => payout.payoutRef === payoutRef && payout.storeId === storeId),
    ),
  };
}
