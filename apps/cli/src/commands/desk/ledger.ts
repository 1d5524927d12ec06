import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { LedgerListOptions, LedgerVerifyOptions } from './options.ts';

const FIELDS: readonly Field<components['schemas']['LedgerVerification']>[] = [
  { name: 'client_name', heading: 'Client', of: ({ client_name }) => client_name },
  { name: 'from', heading: 'From', dispensable: 2, of: ({ from }) => from },
  { name: 'to', heading: 'To', dispensable: 2, of: ({ to }) => to },
  { name: 'holds', heading: 'Holds', of: ({ holds }) => holds },
  { name: 'entries', heading: 'Entries', dispensable: 1, of: ({ entries }) => entries },
  {
    name: 'broken',
    heading: 'Broken',
    of: ({ checks }) =>
      checks
        .filter(({ broken }) => broken > 0)
        .map(({ check, broken, checked }) => `${check}: ${broken} of ${checked}`),
  },
  { name: 'created_at', heading: 'Verified', dispensable: 3, of: ({ created_at }) => created_at },
  { name: 'payouts', of: ({ payouts }) => payouts },
  {
    name: 'checks',
    of: ({ checks }) => checks.map(({ check, checked }) => `${check}: ${checked}`),
  },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
  { name: 'requested_by', of: ({ requested_by }) => requested_by },
  { name: 'id', of: ({ id }) => id },
];

/** Lists ledger verifications, latest first. */
export async function listLedgers(context: Context, options: LedgerListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant } = options;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/admin/ledger-verifications', {
        params: { query: { ...page, ...(tenant === undefined ? {} : { tenant_id: tenant }) } },
      }),
    ),
  );
  await printList({ context, options, settings }, FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

const DAY_MS = 86_400_000;
/** The server's limit per check. */
const MOST_DAYS = 366;

/** Verifies a tenant's ledger over a range of days; with `--exit-status`, 10 if it fails. */
export async function verifyLedger(
  context: Context,
  tenant: string,
  options: LedgerVerifyOptions,
): Promise<ExitCode> {
  const { since, until = context.clock().toISOString().slice(0, 10), exitStatus = false } = options;
  const days = (Date.parse(until) - Date.parse(since)) / DAY_MS + 1;
  if (days < 1 || days > MOST_DAYS) {
    throw new CliError(
      'usage_error',
      days < 1 ? `${until} is before ${since}.` : `From ${since} to ${until} are ${days} days.`,
      `verify at least one day and at most ${MOST_DAYS}`,
    );
  }
  const online = await connect(context, options);
  const verify = (api: ApiClient) =>
    unwrap(
      api.POST('/api/admin/ledger-verifications', {
        body: { tenant_id: tenant, from: since, to: until },
      }),
    );
  if (options.dryRun === true) {
    await preview({ context, options, online }, { operation: 'createLedgerVerification' }, verify);
    return EXIT_CODES.ok;
  }
  const verification = await verify(online.api);
  const { settings } = online;
  await printOne({ context, options, settings }, withHeadings(FIELDS), verification);
  return exitStatus && !verification.holds ? EXIT_CODES.checkFailed : EXIT_CODES.ok;
}
