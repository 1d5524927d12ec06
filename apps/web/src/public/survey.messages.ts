import { messages } from '../shared/language/messages.ts';

/** What the survey says around its questions. */
export const words = messages({
  title: 'Survey',
  description: 'Five short questions about delivery payouts and books. No name, no email.',
  start: 'Start the survey',
  anonymous:
    'We store your answers without your name, email, or network address. You can skip any question.',
  progress: (number: number, count: number) => `Question ${number} of ${count}`,
  chooseOne: 'Choose one.',
  chooseSeveral: 'Choose all that apply.',
  writeText: 'Use your own words. Please leave out names and account numbers.',
  next: 'Next',
  finish: 'Finish',
  skip: 'Skip',
  later: 'Save and finish later',
  back: 'Previous question',
  missing: 'Choose an answer first, or skip the question.',
  missingText: 'Write an answer first, or skip the question.',
  savedTitle: 'Saved',
  savedLead: 'Keep this link. It’s the only way back to your answers.',
  continue: 'Continue now',
  doneTitle: 'Thank you',
  doneLead: 'Your answers are saved. They help us decide what to build next.',
  answeredTitle: 'You’ve already answered',
  answeredLead: 'Your answers are complete and can’t be changed. Thank you.',
  nextStep: 'What you can do now',
  readBlog: 'Read how to reconcile delivery payouts',
  createAccount: 'Create account',
  closedTitle: 'This survey is closed',
  closedLead: 'Thank you for your interest. Answers saved before it closed still count.',
});
