import type Papa from 'papaparse';

/** How much is given to papaparse at once where a quote appears: about ten rows. */
const QUOTED_WINDOW_CHARS = 4_096;

export type CoreResult = {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
};

type Deliver = (cells: string[]) => void;

/**
 * Delivers the complete records of the input and returns where the first incomplete one begins. Outside quotes a comma
 * always ends a cell, and the engine's own split is faster than any parser; from a quote on, papaparse reads.
 */
export function takeRecords(parser: Papa.Parser, input: string, deliver: Deliver): number {
  let from = 0;
  let quote = quoteAfter(input, 0);
  for (;;) {
    const end = input.indexOf('\n', from);
    if (end < 0) {
      return from;
    }
    if (end < quote) {
      deliver(input.slice(from, end).split(','));
      from = end + 1;
      continue;
    }
    const next = takeQuotedRecords(parser, { input, from }, deliver);
    if (next === from) {
      return from;
    }
    from = next;
    quote = quote < from ? quoteAfter(input, from) : quote;
  }
}

/** The same through papaparse, a window at a time, as quoted cells may hold commas and line ends. */
export function takeQuotedRecords(
  parser: Papa.Parser,
  { input, from }: { readonly input: string; readonly from: number },
  deliver: Deliver,
): number {
  for (let size = QUOTED_WINDOW_CHARS; ; size *= 4) {
    const result: CoreResult = parser.parse(input.slice(from, from + size), 0, true);
    result.data.forEach(deliver);
    if (result.meta.cursor > 0 || from + size >= input.length) {
      return from + result.meta.cursor;
    }
  }
}

function quoteAfter(text: string, from: number): number {
  const at = text.indexOf('"', from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
