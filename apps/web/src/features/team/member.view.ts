import type { Member } from './team.queries.ts';

/** How a member is called. */
export function memberName({
  full_name: name,
  email,
}: Pick<Member, 'full_name' | 'email'>): string {
  return name.trim() || email || 'Unnamed person';
}

/** Whether nobody would own the client without this member. */
export function isLastOwner(member: Member, members: readonly Member[]): boolean {
  return (
    member.tenant_role === 'user_owner' &&
    members.filter(({ tenant_role: role }) => role === 'user_owner').length === 1
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  { ms: DAY_MS, one: 'a day', many: 'days' },
  { ms: HOUR_MS, one: 'an hour', many: 'hours' },
  { ms: MINUTE_MS, one: 'a minute', many: 'minutes' },
] as const;

/** How long ago somebody was active, as people say it. */
export function activeWords(lastActiveAt: string | null, nowMs: number): string {
  if (lastActiveAt === null) {
    return 'Not yet';
  }
  const agoMs = nowMs - Date.parse(lastActiveAt);
  const unit = UNITS.find(({ ms }) => agoMs >= ms);
  if (unit === undefined) {
    return 'Just now';
  }
  const count = Math.floor(agoMs / unit.ms);
  return count === 1 ? `${unit.one} ago` : `${count} ${unit.many} ago`;
}
