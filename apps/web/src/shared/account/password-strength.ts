import type { Strength } from '@platebook/ui';
import { words } from './password-strength.messages.ts';

/** The start of every common-password list; a password made of little else is guessed at once. */
const COMMON = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'admin',
  'iloveyou',
  'dragon',
];
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The bits required for fair, good and strong. */
const LEVELS = [28, 45, 65] as const;

/**
 * A password's strength from 0 (empty) to 4: an estimate of its bits after common words, sequences and repetitions are
 * counted as one character each. Only advice; the server decides.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') {
    return 0;
  }
  const bits = withoutPatterns(password).length * Math.log2(alphabetOf(password));
  const level = LEVELS.filter((least) => bits >= least).length + 1;
  return level as Strength;
}

/** The advice below the meter. */
export function strengthAdvice(password: string, minLength: number): string {
  if (password.length < minLength) {
    return words.atLeast(minLength);
  }
  return passwordStrength(password) < 3 ? words.moreWords : '';
}

function withoutPatterns(password: string): string {
  let rest = password.toLowerCase();
  for (const word of COMMON) {
    rest = rest.replaceAll(word, '*');
  }
  // "aaaa" and "1234" add no more than their first character.
  rest = rest.replaceAll(/(.)\1+/g, '$1');
  return Array.from(rest)
    .filter((character, at, all) => !continuesRun(all[at - 2], all[at - 1], character))
    .join('');
}

function continuesRun(first: string | undefined, second: string | undefined, third: string) {
  if (first === undefined || second === undefined) {
    return false;
  }
  const three = first + second + third;
  const back = third + second + first;
  return RUNS.some((run) => run.includes(three) || run.includes(back));
}

function alphabetOf(password: string): number {
  const classes: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d]/, 33],
  ];
  return classes.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
