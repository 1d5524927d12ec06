import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { storeReportFile } from '../../payouts/report-files.store.ts';
import { cutByStore } from '../../connectors/ubereats/cut-by-store.ts';
import { setReportDownloaded } from './platform-reports.store.ts';
import type { PlatformReportRow } from './platform-reports.store.ts';
import { linkRunFiles } from '../runs/run-files.store.ts';
import { askAlone } from './shared-reports.store.ts';
import type { PartOfReport } from './shared-reports.store.ts';
import { fetchBytes, nameOf } from './store-sections.ts';
import type { Downloading } from './store-sections.ts';

const NOT_IN_IT =
  "Uber Eats' report for several stores had nothing for this one, so it is requested separately.";
const CANNOT_BE_CUT =
  "Uber Eats' report for several stores doesn't say which rows belong to which store, so this store is requested separately.";

type Section = {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly name: string;
  readonly parts: ReadonlyMap<string, Buffer> | null;
};

/**
 * Saves a report on several stores as received, and splits it so that each store's run has its own rows. A store without
 * rows is requested separately, and so is every store if the rows do not identify theirs.
 */
export async function storeParts(
  downloading: Downloading,
  report: PlatformReportRow,
  sharing: readonly PartOfReport[],
): Promise<void> {
  const { database, clock, context } = downloading;
  const sections: Section[] = [];
  for (const [index, link] of report.links.entries()) {
    const bytes = await fetchBytes(downloading, report, link);
    const name = nameOf(report, index, report.links.length);
    sections.push({ bytes, sha256: hashOf(bytes), name, parts: cutByStore(bytes, sharing) });
  }
  const isCut = sections.every(({ parts }) => parts !== null);
  const { tenantId } = context.scope;
  const at = clock.now();
  await database.inTenant(context.scope, async (tx) => {
    for (const { bytes, sha256, name } of sections) {
      const file = { tenantId, sha256, name: `several-stores-${name}`, bytes };
      await storeReportFile(tx, { ...file, uploadedBy: null, createdAt: at });
    }
    for (const part of sharing.filter(({ isOpen }) => isOpen)) {
      const hashes = isCut ? await savePart(tx, { tenantId, part, sections, at }) : [];
      if (hashes.length === 0) {
        await askAlone(tx, [part.id], { reason: isCut ? NOT_IN_IT : CANNOT_BE_CUT, at });
      } else {
        await linkRunFiles(tx, { tenantId, id: part.runId }, hashes);
        await setReportDownloaded(tx, part.id, { hashes, at });
      }
    }
  });
}

type PartToSave = {
  readonly tenantId: string;
  readonly part: PartOfReport;
  readonly sections: readonly Section[];
  readonly at: Date;
};

/** Saves one store's part of the sections; returns the hashes. */
async function savePart(
  tx: Transaction,
  { tenantId, part, sections, at }: PartToSave,
): Promise<string[]> {
  const hashes: string[] = [];
  for (const { parts, name, sha256: cutFrom } of sections) {
    const bytes = parts?.get(part.platformStoreId);
    if (bytes !== undefined) {
      const sha256 = hashOf(bytes);
      const file = { tenantId, sha256, name, bytes, uploadedBy: null, createdAt: at, cutFrom };
      await storeReportFile(tx, file);
      hashes.push(sha256);
    }
  }
  return hashes;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
