import { expect, test } from 'vitest';
import { answersOnPath, pathOf, type Question } from './question-path.ts';

const QUESTIONS: readonly Question[] = [
  {
    kind: 'choice',
    id: 'books',
    text: 'Whose books?',
    options: [
      { value: 'own', label: 'My own', leadsTo: 'match' },
      { value: 'clients', label: 'My clients’' },
    ],
  },
  { kind: 'text', id: 'how_many', text: 'How many clients?' },
  { kind: 'rating', id: 'match', text: 'How well?', lowest: 'Not', highest: 'Very' },
];

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

test('goes through all questions while nothing is answered', () => {
  expect(idsOf(pathOf(QUESTIONS, {}))).toEqual(['books', 'how_many', 'match']);
});

test('follows the answer that leads elsewhere', () => {
  expect(idsOf(pathOf(QUESTIONS, { books: 'own' }))).toEqual(['books', 'match']);
  expect(idsOf(pathOf(QUESTIONS, { books: 'clients' }))).toEqual(['books', 'how_many', 'match']);
});

test('leaves out what was answered on a way not taken', () => {
  const answers = { books: 'own', how_many: '12', match: '4' };
  expect(answersOnPath(QUESTIONS, answers)).toEqual({ books: 'own', match: '4' });
});

test('refuses an answer that leads back or nowhere', () => {
  const [books, howMany] = QUESTIONS;
  const back: readonly Question[] = [
    howMany as Question,
    {
      ...(books as Extract<Question, { kind: 'choice' }>),
      options: [{ value: 'own', label: 'My own', leadsTo: 'how_many' }],
    },
  ];
  expect(() => pathOf(back, { books: 'own' })).toThrow(
    'books: "how_many" is no later question of this set.',
  );
});

test('has no question in an empty set', () => {
  expect(pathOf([], {})).toEqual([]);
});
