import { addPerson } from '../../src/testing/test-server.ts';
import type { TestServer } from '../../src/testing/test-server.ts';

/**
 * Rows without a tenant that must exist before an operator's request: a code, the objects in the contract's examples,
 * versions of column aliases and a trial of others, a traceable request, and an error reported by a page.
 */
export async function addInstallationRows(server: TestServer): Promise<void> {
  await addPerson(server, { email: 'ana@example.com' });
  const { invitationCodes } = server.server.services;
  await invitationCodes.createReusable('MATR-1X00-2026');
  await server.database.pool.query(`select add_operation_partitions($1, 1)`, [server.clock.now()]);
  await server.database.pool.query(
    `insert into operation_events
      (tenant_id, occurred_at, span_id, trace_id, request_id, kind, operation, status, attempt, duration_ms)
    values ('00000000-0000-0000-0000-000000000000', $1, repeat('a', 16), repeat('b', 32), 'trace-0001-of-the-example',
      'request', 'listPlans', 'succeeded', 1, 4.2)`,
    [server.clock.now()],
  );
  await server.database.pool.query(
    `insert into dataflow_events
      (tenant_id, id, operation, stage, source, severity, context, created_at, expires_at)
    values ('00000000-0000-0000-0000-000000000000', '3e2d7a52-7f0a-4c0b-9c55-1f2f3a4b5cb1', 'frontend_api_error',
      'response', 'frontend', 'high', '{"error_type":"api_error","error_message":"Request failed"}',
      '2026-11-26T09:00:00Z', '2027-02-26T09:00:00Z')`,
  );
  await server.database.pool.query(
    `insert into broadcasts (id, type, priority, title, message, status, total_tenants, total_targets, sent_tenants,
        moved_at, created_at, finished_at)
      values ($1, 'info', 'normal', 'Maintenance', 'It is over.', 'sent', 2, 4, 2, $2, $2, $2)`,
    ['9d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c71', server.clock.now()],
  );
  await server.database.asOwner((tx) =>
    tx
      .insertInto('demo_bookings')
      .values({
        id: '2c1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c91',
        name: 'Dana Whitfield',
        email: 'dana@example.com',
        business: 'Juniper & Rye',
        locale: 'en-US',
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .execute(),
  );
  await server.database.asOwner((tx) =>
    tx
      .insertInto('verification_codes')
      .values({
        id: '7c1f7a52-7f0a-4c0b-9c55-1f2f3a4b5ca1',
        purpose: 'email',
        target: 'dana@example.com',
        code_sha256: Buffer.alloc(32),
        created_at: server.clock.now(),
        expires_at: server.clock.now(),
        used_at: null,
        voided_at: null,
      })
      .execute(),
  );
  await addBanner(server);
  await addReportFormats(server);
}

/** A draft, as the contract's examples publish it. */
async function addBanner({ database, clock }: TestServer): Promise<void> {
  const id = '1b1f7a52-7f0a-4c0b-9c55-1f2f3a4b5cd1';
  await database.asOwner(async (tx) => {
    await tx
      .insertInto('site_banners')
      .values({ id, created_at: clock.now(), edited_at: clock.now() })
      .execute();
    await tx
      .insertInto('site_banner_revisions')
      .values({
        banner_id: id,
        revision: 1,
        severity: 'incident',
        shown_on: 'everywhere',
        title_en: 'Posting is delayed',
        title_fr: 'La comptabilisation est retardée',
        body_en: '',
        body_fr: '',
        starts_at: null,
        ends_at: null,
        saved_by: null,
        saved_at: clock.now(),
      })
      .execute();
  });
}

const ALIAS = { platform: 'ubereats', header: 'Courier gratuity', column: 'tips' };

/**
 * A version with an alias and one that withdrew it; the trial that the contract's example publishes was made on these.
 */
async function addReportFormats({ database, clock }: TestServer): Promise<void> {
  const changed = { platform: ALIAS.platform, header: ALIAS.header };
  await database.asOwner(async (tx) => {
    await tx
      .insertInto('report_format_trials')
      .values({
        id: '5d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c81',
        base_version: 2,
        changes: JSON.stringify([ALIAS]),
        left_out: 0,
        tried_by: null,
        tried_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto('report_format_versions')
      .values([
        {
          version: 1,
          aliases: JSON.stringify([ALIAS]),
          changes: JSON.stringify([{ ...changed, before: null, after: 'tips' }]),
          reason: 'Renamed.',
          trial_id: null,
          restored_version: null,
          published_by: null,
          published_at: clock.now(),
        },
        {
          version: 2,
          aliases: '[]',
          changes: JSON.stringify([{ ...changed, before: 'tips', after: null }]),
          reason: 'It was another column.',
          trial_id: null,
          restored_version: 0,
          published_by: null,
          published_at: clock.now(),
        },
      ])
      .execute();
  });
}
