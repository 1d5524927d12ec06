import { facetValue, searchedText, type LogFacet, type LogLine } from './log-line.ts';

/** A dictionary-encoded facet: the distinct values, and for each line the code of its value. */
export type FacetColumn = LogFacet & {
  values: string[];
  codes: number[];
  codeOf: Map<string, number>;
};

/** Data needed for every line on each filter or search, extracted once. */
export type LogIndex = {
  lines: readonly LogLine[];
  /** Milliseconds since 1970. */
  times: number[];
  texts: string[];
  facets: readonly FacetColumn[];
};

export function emptyIndex(facets: readonly LogFacet[]): LogIndex {
  const columns = facets.map((facet) => ({ ...facet, values: [], codes: [], codeOf: new Map() }));
  return { lines: [], times: [], texts: [], facets: columns };
}

/** Whether `lines` starts with the indexed lines. */
export function continues({ lines: known, times }: LogIndex, lines: readonly LogLine[]): boolean {
  const { length } = times;
  return (
    lines.length >= length &&
    known[0]?.id === (length === 0 ? undefined : lines[0]?.id) &&
    (length === 0 || known[length - 1]?.id === lines[length - 1]?.id)
  );
}

/** Adds the lines up to `to` that are not indexed yet. */
export function addLines(index: LogIndex, lines: readonly LogLine[], to: number): void {
  index.lines = lines;
  for (const line of lines.slice(index.times.length, to)) {
    index.times.push(Date.parse(line.at));
    index.texts.push(searchedText(line));
    for (const column of index.facets) {
      const value = facetValue(line, column.field);
      const code = column.codeOf.get(value) ?? column.values.push(value) - 1;
      column.codeOf.set(value, code);
      column.codes.push(code);
    }
  }
}
