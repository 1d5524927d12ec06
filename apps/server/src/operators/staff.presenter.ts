import type { components } from '@platebook/api-client';

/** Whoever saved something; null if nobody of the staff did. */
export function presentStaff(
  userId: string | null,
  email: string | null,
): components['schemas']['StaffReference'] | null {
  return userId === null ? null : { user_id: userId, email };
}
