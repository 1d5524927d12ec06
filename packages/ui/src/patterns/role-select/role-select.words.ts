import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the role select says by itself. */
export const roleSelectWords = wordsOf('roleSelect', {
  owner: 'Owner',
  everythingIncludingTheTeam: 'Everything, including the team, the plan and deleting the client.',
  manager: 'Manager',
  importsReportsReviewsAnd:
    'Imports reports, reviews and posts entries, manages stores and mappings.',
  user: 'User',
  viewsPayoutsEntriesAnd: "Views payouts, entries and workpapers. Can't make changes.",
  noAccess: 'No access',
  staysOnTheList: "Stays on the list but can't see anything.",
  makeSomebodyElseAn: 'Make somebody else an owner first.',
  theLastOwnerStays: 'The last owner stays the owner',
  youCanNoLonger:
    'You can no longer invite, change roles or manage the plan. Another owner has to give that back to you.',
  youGiveAwayYour: 'You give away your own rights',
});
