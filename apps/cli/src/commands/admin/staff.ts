import { unwrap, type ApiClient } from '@platebook/api-client';
import type { components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type { AdminGrantOptions, AdminRevokeOptions, OnlineOptions } from '../../online/options.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { Field } from '../../online/print.ts';
import { byEmailOrId, findStaff } from './find-staff.ts';

type StaffMember = components['schemas']['StaffMember'];

/** What `admin` prints of a staff member; the names are those of the API. */
const STAFF_FIELDS: readonly Field<StaffMember>[] = [
  { name: 'email', heading: 'Email', of: ({ email }) => email },
  { name: 'level', heading: 'Level', of: ({ level }) => level },
  {
    name: 'capabilities',
    heading: 'Capabilities',
    dispensable: 2,
    of: ({ capabilities }) => capabilities,
  },
  { name: 'granted_at', heading: 'Since', dispensable: 1, of: ({ granted_at }) => granted_at },
  { name: 'user_id', heading: 'Id', of: ({ user_id }) => user_id },
  { name: 'level_label', of: ({ level_label }) => level_label },
];

const STAFF_DETAILS: readonly Field<StaffMember>[] = withHeadings(STAFF_FIELDS);

/** Lists the people who run the installation. */
export async function listAdmins(context: Context, options: OnlineOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items } = await unwrap(api.GET('/api/admin/staff'));
  await printList({ context, options, settings }, STAFF_FIELDS, items);
}

/** Grants an account a system level, or changes it. */
export async function grantAdmin(
  context: Context,
  email: string,
  options: AdminGrantOptions,
): Promise<void> {
  const online = await connect(context, options);
  const { level = 'system_operator' } = options;
  const grant = (api: ApiClient) =>
    unwrap(api.POST('/api/admin/staff', { body: { email, level } }));
  if (options.dryRun === true) {
    const { items } = await unwrap(online.api.GET('/api/admin/staff'));
    const now = items.find(byEmailOrId(email))?.level ?? 'no system level';
    const planned = { operation: 'createStaffMember', subject: `${email} (${now})` } as const;
    await preview({ context, options, online }, planned, grant);
    return;
  }
  const member = await grant(online.api);
  await printOne({ context, options, settings: online.settings }, STAFF_DETAILS, member);
  await printNotes(context, options, [`${email} is now a ${member.level_label}.`]);
}

/** Revokes a system level; asks for confirmation. */
export async function revokeAdmin(
  context: Context,
  email: string,
  options: AdminRevokeOptions,
): Promise<void> {
  const online = await connect(context, options);
  const member = await findStaff(online.api, email, byEmailOrId(email));
  const revoke = (api: ApiClient) =>
    unwrap(api.DELETE('/api/admin/staff/{user}', { params: { path: { user: member.user_id } } }));
  if (options.dryRun === true) {
    const subject = `${member.email ?? member.user_id} (${member.level})`;
    await preview(
      { context, options, online },
      { operation: 'deleteStaffMember', subject },
      revoke,
    );
    return;
  }
  if (options.yes !== true) {
    await confirmed(context, options, `Remove ${member.level_label} access from ${email}?`);
  }
  await revoke(online.api);
  await printOne({ context, options, settings: online.settings }, STAFF_DETAILS, member);
  await printNotes(context, options, [
    `Removed ${member.level_label} access from ${email}. The account stays.`,
  ]);
}
