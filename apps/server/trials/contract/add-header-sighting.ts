import { sql } from 'kysely';
import type { TestServer } from '../../src/testing/test-server.ts';

/** An unknown header in the tenant's report, and the result of a trial: no demo report has one. */
export async function addHeaderSighting(
  { database, clock }: TestServer,
  tenantId: string,
): Promise<void> {
  const printed = `Points of ${tenantId}`;
  await database.asOwner(async (tx) => {
    const { sha256 } = await tx
      .selectFrom('report_files')
      .select('sha256')
      .where('tenant_id', '=', tenantId)
      .orderBy('sha256')
      .limit(1)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('report_header_sightings')
      .values({
        tenant_id: tenantId,
        sha256,
        report_type: 'ubereats_payment_details_us',
        column_name: printed.toLowerCase(),
        printed,
        platform: 'ubereats',
        has_money: true,
        is_stopped: true,
        first_seen_at: clock.now(),
        last_seen_at: clock.now(),
      })
      .execute();
    await sql`insert into report_format_trial_files (tenant_id, trial_id, sha256, chosen_as, outcome, report_type, row_count,
        payout_count, set_aside_count, identities_checked, identities_broken)
      select ${tenantId}::uuid, id, ${sha256}, 'control', 'unchanged', 'ubereats_payment_details_us', 1, 1, 0, 2, 0
      from report_format_trials`.execute(tx);
  });
}
