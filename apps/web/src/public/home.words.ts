import { words } from './home.messages.ts';

type Words = { readonly title: string; readonly text: string };

/** How a payout gets from the report into the books. */
export const steps = (): readonly Words[] => [
  { title: words.readTitle, text: words.readText },
  { title: words.sumTitle, text: words.sumText },
  { title: words.onceTitle, text: words.onceText },
  { title: words.opensTitle, text: words.opensText },
];

type Role = {
  readonly title: string;
  readonly facts: readonly string[];
  readonly door: { readonly label: string; readonly to: 'register' | 'demo' | 'api' };
};

export const roles = (): readonly Role[] => [
  {
    title: words.owners,
    facts: [words.ownersSee, words.ownersReview, words.ownersHear],
    door: { label: words.ownersDoor, to: 'register' },
  },
  {
    title: words.advisers,
    facts: [words.advisersKeep, words.advisersBatch, words.advisersHand],
    door: { label: words.advisersDoor, to: 'demo' },
  },
  {
    title: words.auditors,
    facts: [words.auditorsVerify, words.auditorsExport, words.auditorsRead],
    door: { label: words.auditorsDoor, to: 'api' },
  },
];

export const safeguards = (): readonly Words[] => [
  { title: words.separatedTitle, text: words.separatedText },
  { title: words.tokensTitle, text: words.tokensText },
  { title: words.twoStepTitle, text: words.twoStepText },
  { title: words.logTitle, text: words.logText },
  { title: words.othersTitle, text: words.othersText },
  { title: words.selfTitle, text: words.selfText },
];

export const questions = (): readonly Words[] => [
  { title: words.connectQuestion, text: words.connectAnswer },
  { title: words.approvalQuestion, text: words.approvalAnswer },
  { title: words.twiceQuestion, text: words.twiceAnswer },
  { title: words.sumsQuestion, text: words.sumsAnswer },
  { title: words.undoQuestion, text: words.undoAnswer },
  { title: words.leaveQuestion, text: words.leaveAnswer },
];
