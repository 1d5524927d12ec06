import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the trial banner says by itself. */
export const trialBannerWords = wordsOf('trialBanner', {
  youCanReadAnd: 'You can read and export everything.',
  yourTrialIsOver: 'Your trial has ended',
  postingResumesWhenYou: (text: string) => `${text} Posting resumes when you choose a plan.`,
  theLastPaymentFailed: 'The last payment failed',
  postingContinuesUntilPay: (postingStopsOn: string) =>
    `Posting continues until ${postingStopsOn}. Pay before then to keep posting.`,
  yourPlanEndsOn: (endsOn: string) => `Your plan ends on ${endsOn}`,
  nothingIsPostedAfter: (text: string) => `${text} Nothing is posted after that day.`,
  yourTrialEndsToday: 'Your trial ends today',
  theDaysOfYour: 'Your trial days are over',
  fromTomorrowNothingIs: 'From tomorrow nothing is posted. What is posted stays in your books.',
  youCanStillPost: (payouts: string) =>
    `You can still post ${payouts}; the trial ends with the last of them.`,
  leftOfYourTrial: (text: string) => `${text} left of your trial`,
  postAsMuchAs: 'Post as much as you like until then. What is posted stays in your books.',
  itDoesNotEnd: (payouts: string) =>
    `It does not end before you have posted ${payouts} more. What is posted stays in your books.`,
});
