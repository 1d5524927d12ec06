import { createHash } from 'node:crypto';
import { jobScope } from '../jobs/job-scope.ts';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import { chosenLanguage } from '../identity/accounts/chosen-language.port.ts';
import type { Notifier, OutgoingNotification } from '../messages/notifications/notifier.port.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import { findPayoutsBetween } from '../payouts/payouts.read-model.ts';
import type { PayoutWithReading } from '../payouts/payouts.read-model.ts';
import type { JournalOfPayouts, WorkpapersOfPayouts } from '../books/payouts/workpapers.port.ts';
import {
  findGeneratedReport,
  previousSha256,
  saveFailure,
  saveGenerated,
} from './generated-reports.store.ts';
import type { GeneratedReport } from './generated-reports.store.ts';
import { ReportTooLarge, makeReport, monthsOf } from './make-report.ts';
import { missingWeeks } from './missing-weeks.ts';
import { REPORT_FAILURES } from './report-failures.ts';
import type { SheetLanguage } from './sheet-words.ts';

export type GenerateDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly notifier: Notifier;
  readonly workpapers: WorkpapersOfPayouts;
  readonly journal: JournalOfPayouts;
  readonly crash: CrashPoint;
};

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

const NO_PAYOUTS = {
  trade: REPORT_FAILURES.report_without_sales,
  payout: REPORT_FAILURES.report_without_payouts,
} as const;

/** Generates the file of a pending report. A restart after a crash produces the same bytes. */
export async function generateReport(
  deps: GenerateDeps,
  { tenantId, reportId }: { tenantId: string; reportId: string },
): Promise<void> {
  const scope = jobScope(tenantId, `report-${reportId}`);
  const report = await deps.database.inTenant(scope, (tx) =>
    findGeneratedReport(tx, { tenantId, id: reportId }),
  );
  if (report?.state !== 'queued') {
    return;
  }
  const payouts = await deps.database.inTenant(scope, (tx) => findPayoutsBetween(tx, report));
  try {
    const made = await makeReport(report, {
      scope,
      language: await languageOf(deps, report),
      payouts,
      workpapers: deps.workpapers,
      journal: deps.journal,
    });
    if (made === null) {
      await fail(deps, scope, { report, ...emptiness(report, payouts) });
      return;
    }
    const { bytes, rows } = made;
    const missing = missingWeeks(payouts.map(({ payout }) => payout));
    await finish(deps, scope, { report, bytes, rows, missing });
  } catch (error) {
    if (!(error instanceof ReportTooLarge)) {
      throw error;
    }
    await fail(deps, scope, {
      report,
      failure: REPORT_FAILURES.report_over_limit,
      wording: { code: 'report_too_large', values: { file: report.fileName } },
    });
  }
}

/** Why the period is empty: no sales or payouts, or just no entries for them. */
function emptiness(
  report: GeneratedReport,
  payouts: readonly PayoutWithReading[],
): Pick<Failed, 'failure' | 'wording'> {
  const { fileName: file, datedBy } = report;
  return monthsOf(report, payouts).length === 0
    ? {
        failure: NO_PAYOUTS[datedBy],
        wording: { code: 'report_without_payouts', values: { file, dated_by: datedBy } },
      }
    : {
        failure: REPORT_FAILURES.report_without_entries,
        wording: { code: 'report_without_entries', values: { file } },
      };
}

/** English for a requester whose account is gone. */
async function languageOf(
  { database }: GenerateDeps,
  { requestedBy }: GeneratedReport,
): Promise<SheetLanguage> {
  return requestedBy === null
    ? 'en-US'
    : database.readAsUser(requestedBy, (tx) => chosenLanguage(tx, requestedBy));
}

type Made = {
  readonly report: GeneratedReport;
  readonly bytes: Buffer;
  readonly rows: number;
  readonly missing: ReturnType<typeof missingWeeks>;
};

async function finish(
  { database, clock, notifier, crash }: GenerateDeps,
  scope: TenantScope,
  { report, bytes, rows, missing }: Made,
): Promise<void> {
  const { tenantId } = scope;
  const now = clock.now();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await database.inTenant(scope, async (tx) => {
    const sameAsPrevious = (await previousSha256(tx, tenantId, report)) === sha256;
    const expiresAt = new Date(now.getTime() + RETENTION_MS);
    await saveGenerated(
      tx,
      { tenantId, id: report.id },
      { bytes, sha256, rows, missing, sameAsPrevious, at: now, expiresAt },
    );
    crash('mid_export');
    await notifier.notify(tx, {
      ...(await about(tx, tenantId, report)),
      type: 'success',
      title: `${report.fileName} is ready`,
      message: 'You can download it for 30 days.',
      wording: { code: 'report_ready', values: { file: report.fileName } },
    });
  });
}

type Failed = {
  readonly report: GeneratedReport;
  readonly failure: string;
  readonly wording: OutgoingNotification['wording'];
};

async function fail(
  { database, clock, notifier }: GenerateDeps,
  scope: TenantScope,
  { report, failure, wording }: Failed,
): Promise<void> {
  const { tenantId } = scope;
  await database.inTenant(scope, async (tx) => {
    await saveFailure(tx, { tenantId, id: report.id }, { failure, at: clock.now() });
    await notifier.notify(tx, {
      ...(await about(tx, tenantId, report)),
      type: 'warning',
      title: `${report.fileName} wasn't created`,
      message: failure,
      wording,
    });
  });
}

/** Only clients without QuickBooks have the reports page (spec 6); the others' reports are linked from the batch. */
async function about(
  tx: Transaction,
  tenantId: string,
  { id, requestedBy }: GeneratedReport,
): Promise<Pick<OutgoingNotification, 'tenantId' | 'event' | 'subject' | 'action' | 'userId'>> {
  const client = await tx
    .selectFrom('clients')
    .select('client_category')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const action = { label: 'Open the reports', href: '/dashboard/report-manager' };
  return {
    tenantId,
    event: 'report_ready',
    subject: { generated_report_id: id },
    ...(client?.client_category === 'delivery_only' ? { action } : {}),
    ...(requestedBy === null ? {} : { userId: requestedBy }),
  };
}
