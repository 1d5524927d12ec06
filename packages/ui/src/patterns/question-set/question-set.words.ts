import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the question set says by itself. */
export const questionSetWords = wordsOf('questionSet', {
  questionOf: (at: number, count: number) => `Question ${at + 1} of ${count}`,
  answerThisQuestionTo: 'Answer this question to continue',
  nextQuestion: 'Next question',
  sendTheAnswers: 'Send the answers',
  skipTheQuestion: 'Skip the question',
  back: 'Back',
});
