import { useEffect, useRef, useState } from 'react';
import { addLines, continues, emptyIndex, type LogIndex } from './log-index.ts';
import type { LogFacet, LogLine } from './log-line.ts';
import { inSlices, type LogSearch, type SearchPattern } from './log-search.ts';

export type ReadLog = { index: LogIndex; count: number };

/** Reads lines between frames; says how many it has read when it is through. */
export function useLogIndex(lines: readonly LogLine[], facets: readonly LogFacet[]): ReadLog {
  const [read, setRead] = useState<ReadLog>(() => ({ index: emptyIndex(facets), count: 0 }));
  const kept = useRef<{ index: LogIndex; facets: readonly LogFacet[] } | null>(null);
  useEffect(() => {
    const goesOn =
      kept.current !== null &&
      kept.current.facets === facets &&
      continues(kept.current.index, lines);
    const index = goesOn && kept.current !== null ? kept.current.index : emptyIndex(facets);
    kept.current = { index, facets };
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
  /** Places of the lines found so far, ascending. */
  matches: readonly number[];
  isSearching: boolean;
};

const NOTHING: readonly number[] = [];

/** Searches the lines that were read; of lines that come later only these. */
export function useLogSearch(log: ReadLog, wanted: SearchPattern, search: LogSearch): Found {
  const { index, count } = log;
  const pattern = wanted.kind === 'pattern' ? wanted.pattern : null;
  const asked = pattern === null ? null : pattern.source;
  const [found, setFound] = useState<{
    by: string;
    index: LogIndex;
    count: number;
    matches: readonly number[];
  } | null>(null);
  const isKnown = found !== null && found.by === asked && found.index === index;
  const searched = isKnown ? found.count : 0;
  const before = isKnown ? found.matches : NOTHING;
  useEffect(() => {
    if (asked === null || searched >= count) {
      return undefined;
    }
    const stop = new AbortController();
    const ask = async () => {
      const texts = index.texts.slice(searched, count);
      const places = await search(texts, new RegExp(asked, 'i'), stop.signal);
      if (!stop.signal.aborted) {
        const matches = [...before, ...places.map((place) => place + searched)];
        setFound({ by: asked, index, count, matches });
      }
    };
    void ask();
    return () => stop.abort();
  }, [asked, index, count, searched, before, search]);
  return {
    matches: asked === null ? NOTHING : before,
    isSearching: asked !== null && searched < count,
  };
}
