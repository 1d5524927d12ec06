import type { HelpArticle } from '@platebook/ui';

const MOST = 3;
/** Shorter words carry no meaning here. */
const SHORTEST = 4;

/**
 * Articles that match what the user writes, best first; none while the text is too short. Title words count three
 * times, keywords twice; words that most articles contain are ignored.
 */
export function suggestArticles(
  text: string,
  articles: readonly HelpArticle[],
): readonly HelpArticle[] {
  const written = wordsOf(text);
  const indexed = articles.map((article) => {
    const [keys = '', ...rest] = article.keywords ?? [];
    return {
      article,
      title: wordsOf(article.title),
      keys: wordsOf(keys),
      text: wordsOf(rest.join(' ')),
    };
  });
  const isDistinctive = (word: string): boolean =>
    indexed.filter(({ title, keys, text: body }) =>
      [title, keys, body].some((set) => set.has(word)),
    ).length <=
    articles.length / 2;
  const wanted = [...written].filter(isDistinctive);
  return indexed
    .map(({ article, title, keys, text: body }) => ({
      article,
      score: wanted.reduce(
        (sum, word) => sum + 3 * points(title, word) + 2 * points(keys, word) + points(body, word),
        0,
      ),
    }))
    .filter(({ score }) => score >= 2)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ article }) => article);
}

const points = (words: ReadonlySet<string>, word: string): number => (words.has(word) ? 1 : 0);

/** Normalizes words: without accents and plural endings. */
function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return new Set(
    (plain.match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.replace(/(?:es|s)$/, '')),
  );
}
