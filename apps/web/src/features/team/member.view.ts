import type { Member } from './team.queries.ts';
import { words } from './team.messages.ts';

/** A member's display name. */
export function memberName({
  full_name: name,
  email,
}: Pick<Member, 'full_name' | 'email'>): string {
  return name.trim() || email || words.unnamedPerson;
}

/** Whether this member is the client's only owner. */
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
  { ms: DAY_MS, ago: (count: number) => words.daysAgo(count) },
  { ms: HOUR_MS, ago: (count: number) => words.hoursAgo(count) },
  { ms: MINUTE_MS, ago: (count: number) => words.minutesAgo(count) },
] as const;

/** The last activity as relative time. */
export function activeWords(lastActiveAt: string | null, nowMs: number): string {
  if (lastActiveAt === null) {
    return words.notYet;
  }
  const agoMs = nowMs - Date.parse(lastActiveAt);
  const unit = UNITS.find(({ ms }) => agoMs >= ms);
  if (unit === undefined) {
    return words.justNow;
  }
  return unit.ago(Math.floor(agoMs / unit.ms));
}
