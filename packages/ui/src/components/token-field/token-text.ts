import { tokenFieldWords } from './token-field.words.ts';

/** The entries of a pasted list: one a line, or with commas, semicolons or tabs between them. */
export function splitTokens(text: string): readonly string[] {
  return text
    .split(/[\n\r\t,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The entries with more of them: each only once, whatever its case, and no more than `max`. */
export function withTokens(
  tokens: readonly string[],
  added: readonly string[],
  max = Number.POSITIVE_INFINITY,
): { tokens: readonly string[]; left: readonly string[] } {
  const result = [...tokens];
  const seen = new Set(tokens.map(fold));
  const left: string[] = [];
  for (const token of added) {
    if (seen.has(fold(token))) {
      continue;
    }
    if (result.length >= max) {
      left.push(token);
      continue;
    }
    seen.add(fold(token));
    result.push(token);
  }
  return { tokens: result, left };
}

/** What is wrong with the entries, in one sentence; undefined when nothing is. */
export function tokenProblems(
  problems: readonly { token: string; problem: string }[],
): string | undefined {
  const [first, ...others] = problems;
  if (first === undefined) {
    return undefined;
  }
  return others.length === 0
    ? `${first.token}: ${first.problem}`
    : tokenFieldWords.entriesAreNotRight(
        problems.length,
        problems.map(({ token }) => token).join(', '),
      );
}

function fold(token: string): string {
  return token.toLocaleLowerCase('en-US');
}
