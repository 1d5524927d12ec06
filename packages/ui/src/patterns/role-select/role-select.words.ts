import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the role select. */
export const roleSelectWords = wordsOf('roleSelect', {
  owner: 'Owner',
  everythingIncludingTheTeam: 'Everything, including the team, the plan and deleting the client.',
  manager: 'Manager',
  importsReportsReviewsAnd:
    'Imports reports, reviews and posts entries, manages stores and mappings.',
  user: 'User',
  viewsPayoutsEntriesAnd: 'Views payouts, entries and workpapers. Can’t make changes.',
  noAccess: 'No access',
  staysOnTheList: 'Stays on the list but can’t see anything.',
  makeSomebodyElseAn: 'Make someone else an owner first.',
  theLastOwnerStays: 'The last owner stays the owner',
  youCanNoLonger:
    'You’ll no longer be able to invite people, change roles or manage the plan. Only another owner can undo this.',
  youGiveAwayYour: 'You’re giving up your own permissions',
});
