import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the trial banner. */
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
  fromTomorrowNothingIs: 'Starting tomorrow, nothing is posted. Posted entries stay in your books.',
  youCanStillPost: (payouts: string) =>
    `You can still post ${payouts}. The trial ends with the last one.`,
  leftOfYourTrial: (text: string) => `${text} left in your trial`,
  postAsMuchAs: 'Post as much as you like until then. Posted entries stay in your books.',
  itDoesNotEnd: (payouts: string) =>
    `It won’t end until you’ve posted ${payouts} more. Posted entries stay in your books.`,
});
