import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { storeReportFile } from '../../payouts/report-files.store.ts';
import { PLATFORMS } from '../../connectors/providers.ts';
import { downloadReport, PlatformReportError } from '../../connectors/report-call.ts';
import { setReportDownloaded, setReportFailed } from './platform-reports.store.ts';
import type { PlatformReportRow } from './platform-reports.store.ts';
import type { RunContext } from '../runs/run-context.ts';
import { linkRunFiles } from '../runs/run-files.store.ts';

export type Downloading = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly context: RunContext;
};

/** Stores every section of the report; existing bytes are not stored twice. */
export async function storeSections(
  { database, clock, outbound, context }: Downloading,
  report: PlatformReportRow,
  links: readonly string[],
): Promise<void> {
  const { scope, run } = context;
  const files: { bytes: Buffer; sha256: string; name: string }[] = [];
  for (const [index, link] of links.entries()) {
    const bytes = await fetchBytes({ database, outbound, context, clock }, report, link);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    files.push({ bytes, sha256, name: nameOf(report, index, links.length) });
  }
  await database.inTenant(scope, async (tx) => {
    const at = clock.now();
    for (const file of files) {
      await storeReportFile(tx, {
        tenantId: scope.tenantId,
        ...file,
        uploadedBy: null,
        createdAt: at,
      });
    }
    const hashes = files.map(({ sha256 }) => sha256);
    await linkRunFiles(tx, { tenantId: scope.tenantId, id: run.id }, hashes);
    await setReportDownloaded(tx, report.id, { hashes, at });
  });
}

/** An expired link is useless: the next attempt requests the report again. */
export async function fetchBytes(
  { database, outbound, context }: Downloading,
  report: PlatformReportRow,
  link: string,
): Promise<Buffer> {
  try {
    return await downloadReport(outbound, link);
  } catch (error) {
    if (error instanceof PlatformReportError && error.code === 'report_not_delivered') {
      await database.inTenant(context.scope, (tx) => setReportFailed(tx, report.id, error.message));
    }
    throw error;
  }
}

export function nameOf(report: PlatformReportRow, index: number, count: number): string {
  const section = count === 1 ? '' : `-${index + 1}`;
  const ending = PLATFORMS[report.provider].reports.fileExtension;
  const type = report.reportType.toLowerCase().replaceAll('_', '-');
  return `${report.provider}-${type}-${report.from}_${report.to}${section}.${ending}`;
}
