import { afterEach, expect, test } from 'vitest';
import { ADDRESSES } from '../../../app/addresses.ts';
import { setLanguage } from '../../../shared/language/language.ts';
import { helpArticles, pathOfArticle } from './help-articles.tsx';
import './help.messages.fr.ts';
import { suggestArticles } from './suggest-articles.ts';

afterEach(() => setLanguage('en-US'));

const onPage = (pathname: string) =>
  helpArticles(pathname).flatMap(({ id, onThisPage }) => (onThisPage === true ? [id] : []));

const suggested = (text: string) => suggestArticles(text, helpArticles(null)).map(({ id }) => id);

test('a page offers its own articles first', () => {
  expect(onPage('/dashboard/sync/entries/5d0a7a52')).toEqual([
    'blocked',
    'reversing',
    'confirming',
  ]);
  expect(onPage('/dashboard/platform/ubereats/store-mapping')).toEqual(['connecting', 'matching']);
  expect(onPage('/dashboard/team-management')).toEqual(['inviting']);
  expect(onPage('/dashboard')).toEqual([]);
  expect(onPage('/dashboard/synchronous')).toEqual([]);
});

test('every article links to an existing page', () => {
  const paths = helpArticles(null).map(({ id }) => pathOfArticle(id)?.split('?')[0]);
  expect(paths.filter((path) => path === undefined || !ADDRESSES.includes(path))).toEqual([]);
  expect(pathOfArticle('no-such-article')).toBeNull();
});

test('typing finds the articles that share its words, the most relevant first', () => {
  expect(suggested('QuickBooks did not confirm my entry, was it posted twice?')[0]).toBe(
    'confirming',
  );
  expect(suggested('I want to invite my bookkeeper')[0]).toBe('inviting');
  expect(suggested('The card was declined, where is the receipt of the payment')[0]).toBe(
    'billing',
  );
  expect(suggested('upload a csv')[0]).toBe('files');
});

test('too little text, or words in every article, suggest nothing', () => {
  expect(suggested('')).toEqual([]);
  expect(suggested('hi all')).toEqual([]);
  expect(suggested('xylophone')).toEqual([]);
});

test('articles and their search terms are in the reader’s language', () => {
  setLanguage('fr-CA');
  expect(helpArticles(null)[0]?.title).toBe('Comment connecter Uber Eats, DoorDash ou QuickBooks?');
  expect(suggested('Je veux inviter mon comptable')[0]).toBe('inviting');
});
