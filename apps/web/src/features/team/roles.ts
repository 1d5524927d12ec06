import type { JoiningRole } from './team.queries.ts';

/** What a role means, in the words of the work. */
export const ROLE_MEANINGS: Record<JoiningRole, string> = {
  user_owner: 'Everything, including the team, the plan and deleting the client.',
  user_manager: 'Imports reports, keeps stores and their mappings, sees the team.',
  user_basic: 'Reads payouts, entries and workpapers; changes nothing.',
};

/** Highest first. */
export const JOINING_ROLES: readonly JoiningRole[] = ['user_owner', 'user_manager', 'user_basic'];
