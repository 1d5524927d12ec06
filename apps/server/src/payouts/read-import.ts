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
 * A tenant's reading options. Stores in more than one time zone are read in UTC, and the report says so; stores with
 * different business day cutoffs are read by calendar days.
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

/** Globally published aliases; the client's own column decisions take precedence. */
async function columnsInForce(tx: Transaction): Promise<ColumnDecision[]> {
  return [...(await aliasesInForce(tx)), ...(await decisionsInForce(tx))];
}

/** Converts parts per million to the percent of a reading: 130000 is `13.0000`. */
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

/** Reuses the hash that a CSV was verified against when it was loaded; each CSV of a ZIP has its own. */
function known({ sha256 }: StoredBytes): FileHasher {
  return { update: () => undefined, digestHex: () => sha256 };
}

function isZip({ bytes }: StoredBytes): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}

/** Files are read in chunks of this size, yielding to the event loop in between. */
const PIECE_BYTES = 1 << 20;
/** For use beside request handling: a request needs several event loop turns. */
const SMALL_PIECE_BYTES = 64 << 10;

export type OwnReading = {
  readonly reading: Reading;
  /** Unknown headers of the files. */
  readonly headers: readonly SeenHeaders[];
  /** Resolves when every row is stored, which continues after the files are read. */
  readonly stored: Promise<void>;
};

/** Reads report files on their own: their types and payouts. Their rows are stored while they are read. */
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
    // Awaited by the caller; until then a failure must not count as unhandled.
    stored.catch(() => undefined);
    storing.push(stored);
    await Promise.race([isRead, stored]);
  }
  const stored = Promise.all(storing).then(() => undefined);
  stored.catch(() => undefined);
  return { reading: session.finish(), headers, stored };
}

/** Reads a stored file alone without storing anything, yielding to other requests. */
export async function readAlone(file: StoredBytes, options: ReadingOptions): Promise<Reading> {
  const session = openReading({ ...options, fileCount: mayBeJoined(file) ? 2 : 1 });
  await pushInPieces(session.openFile({ name: file.name }), file.bytes, {
    pieceBytes: SMALL_PIECE_BYTES,
  });
  return session.finish();
}

const PAYOUT_COLUMNS = ['Payout Date', 'Payout date', 'PAYOUT_DATE', 'payout_date', 'payout date'];

/** Whether a CSV has the header of its payout date more than once. */
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

/** Like accounting's `readReports`, but yields to the event loop. */
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

/** Of the payouts in the files: those that can be booked, and why others cannot. */
export type MergedReading = Pick<Reading, 'payouts' | 'blocked'>;

/**
 * Reads the payouts of these files together with the stored files that have them too: overlapping exports count once, and
 * payout summaries are checked against the details, whichever came first. Stored files are read with the column decisions
 * they were read with before, so that a revoked one removes no rows from a payout.
 *
 * @returns The payouts, and why a payout in the files cannot be read together with what is stored of it: rows that
 * contradict each other. Such a payout is not changed.
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
