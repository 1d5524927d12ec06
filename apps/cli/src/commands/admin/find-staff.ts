import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';

type StaffMember = components['schemas']['StaffMember'];

/** One of those who run the installation, by email or ID. Throws `staff_member_not_found`. */
export async function findStaff(api: ApiClient, wanted: string): Promise<StaffMember> {
  const { items } = await unwrap(api.GET('/api/admin/staff'));
  const member = items.find(isMeant(wanted));
  if (member === undefined) {
    throw new CliError(
      'staff_member_not_found',
      `${wanted} has no system level.`,
      "'platebook admin list' shows who has one",
    );
  }
  return member;
}

/** Whether somebody is meant by an email or an ID. */
export function isMeant(wanted: string): (member: StaffMember) => boolean {
  const one = wanted.toLowerCase();
  return ({ email, user_id: id }) => email?.toLowerCase() === one || id === one;
}
