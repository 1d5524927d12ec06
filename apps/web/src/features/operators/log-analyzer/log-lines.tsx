import { LogViewer, type LogLine } from '@platebook/ui';
import { useMemo, useState } from 'react';
import { useReaderTimeZone } from '../../../shared/format/use-instant-format.ts';
import { useLogAddress } from './log-address.ts';
import { LineActions } from './line-actions.tsx';
import { withPart } from './log-query-text.ts';
import { words } from './logs.messages.ts';
import type { LogLineData, LogSummary } from './logs.queries.ts';
import { logFacets, toLogLine, toWhole, type Revealed } from './logs.view.ts';
import { RevealDialog } from './reveal-dialog.tsx';

const NO_FACETS = [] as const;

export type LogLinesProps = {
  /** Newest first. */
  lines: readonly LogLineData[];
  /** The summary of all found lines; undefined for a line's context. */
  summary?: LogSummary | undefined;
  /** The id of the line to scroll to initially; defaults to the first. */
  startsAt?: string | undefined;
  capabilities: readonly string[];
};

/** The lines in the viewer; facets filter through the address. */
export function LogLines({ lines, summary, startsAt, capabilities }: LogLinesProps) {
  const { place, go } = useLogAddress();
  const timeZone = useReaderTimeZone();
  const [revealed, setRevealed] = useState<Revealed>({});
  const [request, setRequested] = useState<string | null>(null);
  const shown = useMemo(() => lines.map((line) => toLogLine(line, revealed)), [lines, revealed]);
  const facets = useMemo(() => logFacets(), []);
  const actionsOf = (line: LogLine) => (
    <LineActions line={line} capabilities={capabilities} onReveal={() => setRequested(line.id)} />
  );
  return (
    <>
      <LogViewer
        label={words.log}
        lines={shown}
        facets={summary === undefined ? NO_FACETS : facets}
        startsAt={startsAt}
        timeZone={timeZone}
        height={560}
        whole={
          summary === undefined
            ? undefined
            : {
                ...toWhole(summary, place.q),
                onChoose: (field, value, isWanted) =>
                  go({ q: withPart(place.q, { field, value, isWanted }) }),
                onTime: (time) =>
                  go({
                    time:
                      time === null
                        ? null
                        : {
                            from: new Date(time.fromMs).toISOString(),
                            to: new Date(time.toMs).toISOString(),
                          },
                  }),
                onAround: ({ id }) => go({ around: id }),
              }
        }
        lineActions={actionsOf}
      />
      {request === null ? null : (
        <RevealDialog
          lineId={request}
          onRevealed={(fields) => {
            setRevealed({ ...revealed, [request]: fields });
            setRequested(null);
          }}
          onClose={() => setRequested(null)}
        />
      )}
    </>
  );
}
