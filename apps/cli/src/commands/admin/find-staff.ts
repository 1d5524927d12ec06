import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';

type StaffMember = components['schemas']['StaffMember'];
type IsMeant = (member: StaffMember) => boolean;

/** Finds a staff member. Throws `staff_member_not_found`, which names `wanted`. */
export async function findStaff(
  api: ApiClient,
  wanted: string,
  isMeant: IsMeant,
): Promise<StaffMember> {
  const { items } = await unwrap(api.GET('/api/admin/staff'));
  const member = items.find(isMeant);
  if (member === undefined) {
    throw new CliError(
      'staff_member_not_found',
      `${wanted} has no system level.`,
      "'platebook admin list' shows who has one",
    );
  }
  return member;
}

/** Matches by email or ID. */
export function byEmailOrId(wanted: string): IsMeant {
  const one = wanted.toLowerCase();
  return ({ email, user_id: id }) => email?.toLowerCase() === one || id === one;
}
