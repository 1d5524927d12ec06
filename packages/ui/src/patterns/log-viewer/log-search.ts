import { logViewerWords } from './log-viewer.words.ts';

/** Returns the ascending indexes of the texts that match a pattern; stops when the signal aborts. */
export type LogSearch = (
  texts: readonly string[],
  pattern: RegExp,
  signal: AbortSignal,
) => Promise<readonly number[]>;

export type SearchPattern =
  | { kind: 'none' }
  | { kind: 'pattern'; pattern: RegExp }
  | { kind: 'problem'; message: string };

/** Parses the search input as literal text or a regular expression, ignoring case. Problems are described in words. */
export function readSearch(text: string, isRegex: boolean): SearchPattern {
  if (text.trim() === '') {
    return { kind: 'none' };
  }
  if (!isRegex) {
    const escaped = text.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return { kind: 'pattern', pattern: new RegExp(escaped, 'i') };
  }
  if (repeatsRepetition(text)) {
    return { kind: 'problem', message: logViewerWords.tooSlow };
  }
  try {
    return { kind: 'pattern', pattern: new RegExp(text, 'i') };
  } catch (error) {
    return { kind: 'problem', message: inWords(error) };
  }
}

const PROBLEMS: readonly (readonly [RegExp, () => string])[] = [
  [/Unterminated group/, () => logViewerWords.groupNotClosed],
  [/Unmatched '\)'/, () => logViewerWords.groupNotOpened],
  [/Unterminated character class|missing \]/i, () => logViewerWords.classNotClosed],
  [/Nothing to repeat/, () => logViewerWords.nothingToRepeat],
  [/numbers out of order/, () => logViewerWords.numbersOutOfOrder],
  [/Range out of order/, () => logViewerWords.lettersOutOfOrder],
  [/\\ at end/, () => logViewerWords.endsInBackslash],
  [/Invalid group/, () => logViewerWords.unknownGroup],
];

function inWords(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  const [, words] = PROBLEMS.find(([pattern]) => pattern.test(reason)) ?? [];
  return logViewerWords.notARegularExpression((words ?? (() => logViewerWords.cannotBeRead))());
}

/**
 * Whether a group that contains a quantifier or an alternation is itself repeated without limit: `(a+)+`. Such patterns
 * can backtrack exponentially on text that almost matches. Some harmless patterns are refused too.
 */
function repeatsRepetition(source: string): boolean {
  const parts = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const groups: boolean[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const letter = parts.charAt(at);
    if (letter === '(') {
      groups.push(false);
    } else if (
      letter === '*' ||
      letter === '+' ||
      letter === '|' ||
      /^\{\d+,/.test(parts.slice(at))
    ) {
      groups.fill(true);
    } else if (
      letter === ')' &&
      groups.pop() === true &&
      /^(?:[*+]|\{\d+,)/.test(parts.slice(at + 1))
    ) {
      return true;
    }
  }
  return false;
}

/** A longer time slice would noticeably block the page. */
const SLICE_MS = 6;
const LINES_BETWEEN_LOOKS = 256;

/** Searches on the main thread in time slices, so that the page stays responsive. */
export const searchInSlices: LogSearch = async (texts, pattern, signal) => {
  const found: number[] = [];
  await inSlices(texts.length, signal, (from, to) => {
    for (let at = from; at < to; at += 1) {
      if (pattern.test(texts[at] ?? '')) {
        found.push(at);
      }
    }
  });
  return found;
};

/** Calls `work` for consecutive index ranges up to `count`, and yields to the page between time slices. */
export async function inSlices(
  count: number,
  signal: AbortSignal,
  work: (from: number, to: number) => void,
): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (let at = 0; at < count && !signal.aborted; at += LINES_BETWEEN_LOOKS) {
    work(at, Math.min(at + LINES_BETWEEN_LOOKS, count));
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + SLICE_MS;
    }
  }
}

/** Yields to the event loop. Unlike nested timeouts, a message is not delayed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
