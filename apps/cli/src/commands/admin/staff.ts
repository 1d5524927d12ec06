import { unwrap } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type { AdminGrantOptions, AdminRevokeOptions, OnlineOptions } from '../../online/options.ts';
import { printList, printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { STAFF_DETAILS, STAFF_FIELDS } from './fields.ts';

/** Those who run the installation. */
export async function listAdmins(context: Context, options: OnlineOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items } = await unwrap(api.GET('/api/admin/staff'));
  await printList({ context, options, settings }, STAFF_FIELDS, items);
}

/** Gives an account a system level, or another one. */
export async function grantAdmin(
  context: Context,
  email: string,
  options: AdminGrantOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { level = 'system_operator' } = options;
  const member = await unwrap(api.POST('/api/admin/staff', { body: { email, level } }));
  await printOne({ context, options, settings }, STAFF_DETAILS, member);
  await printNotes(context, options, [`${email} is now a ${member.level_label}.`]);
}

/** Takes a system level away; asks first. */
export async function revokeAdmin(
  context: Context,
  email: string,
  options: AdminRevokeOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items } = await unwrap(api.GET('/api/admin/staff'));
  const wanted = email.toLowerCase();
  const member = items.find(({ email: of, user_id: id }) => of === wanted || id === wanted);
  if (member === undefined) {
    throw new CliError(
      'staff_member_not_found',
      `${email} has no system level.`,
      "'platebook admin list' shows who has one",
    );
  }
  if (options.yes !== true) {
    await confirmed(context, options, `Remove ${member.level_label} access from ${email}?`, {
      previews: false,
    });
  }
  await unwrap(
    api.DELETE('/api/admin/staff/{user}', { params: { path: { user: member.user_id } } }),
  );
  await printOne({ context, options, settings }, STAFF_DETAILS, member);
  await printNotes(context, options, [
    `Removed ${member.level_label} access from ${email}. The account stays.`,
  ]);
}
