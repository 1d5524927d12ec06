import { useEffect, useRef, useState } from 'react';
import { addLines, continues, emptyIndex, type LogIndex } from './log-index.ts';
import type { LogFacet, LogLine } from './log-line.ts';
import { inSlices, type LogSearch, type SearchPattern } from './log-search.ts';

export type ReadLog = { index: LogIndex; count: number };

/** Indexes lines in time slices; returns the number of indexed lines when it is finished. */
export function useLogIndex(lines: readonly LogLine[], facets: readonly LogFacet[]): ReadLog {
  const [read, setRead] = useState<ReadLog>(() => ({ index: emptyIndex(facets), count: 0 }));
  const stored = useRef<{ index: LogIndex; facets: readonly LogFacet[] } | null>(null);
  useEffect(() => {
    const goesOn =
      stored.current !== null &&
      stored.current.facets === facets &&
      continues(stored.current.index, lines);
    const index = goesOn && stored.current !== null ? stored.current.index : emptyIndex(facets);
    stored.current = { index, facets };
    const stop = new AbortController();
    const known = index.times.length;
    const read = async () => {
      await inSlices(lines.length - known, stop.signal, (_from, to) =>
        addLines(index, lines, known + to),
      );
      if (!stop.signal.aborted) {
        setRead({ index, count: lines.length });
      }
    };
    void read();
    return () => stop.abort();
  }, [lines, facets]);
  return read;
}

export type Found = {
  /** Ascending indexes of the lines found so far. */
  matches: readonly number[];
  isSearching: boolean;
};

const NOTHING: readonly number[] = [];

/** Searches the indexed lines incrementally: when lines arrive, only the new ones are searched. */
export function useLogSearch(log: ReadLog, wanted: SearchPattern, search: LogSearch): Found {
  const { index, count } = log;
  const pattern = wanted.kind === 'pattern' ? wanted.pattern : null;
  const source = pattern === null ? null : pattern.source;
  const [found, setFound] = useState<{
    by: string;
    index: LogIndex;
    count: number;
    matches: readonly number[];
  } | null>(null);
  const isKnown = found !== null && found.by === source && found.index === index;
  const searched = isKnown ? found.count : 0;
  const before = isKnown ? found.matches : NOTHING;
  useEffect(() => {
    if (source === null || searched >= count) {
      return undefined;
    }
    const stop = new AbortController();
    const ask = async () => {
      const texts = index.texts.slice(searched, count);
      const places = await search(texts, new RegExp(source, 'i'), stop.signal);
      if (!stop.signal.aborted) {
        const matches = [...before, ...places.map((place) => place + searched)];
        setFound({ by: source, index, count, matches });
      }
    };
    void ask();
    return () => stop.abort();
  }, [source, index, count, searched, before, search]);
  return {
    matches: source === null ? NOTHING : before,
    isSearching: source !== null && searched < count,
  };
}
