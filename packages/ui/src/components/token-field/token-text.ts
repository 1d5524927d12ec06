import { tokenFieldWords } from './token-field.words.ts';

/** Splits a pasted list at line breaks, commas, semicolons or tabs. */
export function splitTokens(text: string): readonly string[] {
  return text
    .split(/[\n\r\t,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Adds entries, each only once ignoring case, up to `max`. */
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

/** The problems of the entries in one sentence; undefined if there are none. */
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
