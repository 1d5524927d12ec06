import { kitLocale } from '../../kit-words/kit-language.ts';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { JsonView } from '../json-view/json-view.tsx';
import { writeDuration, type TraceSpan } from './trace-span.ts';
import * as styles from './trace-waterfall.css.ts';
import { traceWaterfallWords } from './trace-waterfall.words.ts';

export type SpanDetailsProps = {
  span: TraceSpan;
  isCritical: boolean;
  /** The duration of the whole trace, in milliseconds. */
  wholeMs: number;
  headingLevel: HeadingLevel;
  onClose: () => void;
};

const STATUS: Record<TraceSpan['status'], string> = {
  get ok() {
    return traceWaterfallWords.succeeded;
  },
  get failed() {
    return traceWaterfallWords.failedStatus;
  },
  get running() {
    return traceWaterfallWords.stillRunningStatus;
  },
};

/** All details of a span. */
export function SpanDetails(props: SpanDetailsProps) {
  const { span, isCritical, wholeMs, headingLevel, onClose } = props;
  const { operation, context, hidden } = span;
  const part = wholeMs === 0 ? 1 : span.durationMs / wholeMs;
  const share = part.toLocaleString(kitLocale(), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section aria-label={traceWaterfallWords.span(operation)} className={styles.details}>
      <div className={styles.detailsHead}>
        <Heading level={headingLevel} size="title3">
          {operation}
        </Heading>
        <IconButton
          icon="close"
          size="sm"
          label={traceWaterfallWords.closeDetails}
          onClick={onClose}
        />
      </div>
      {span.error === undefined ? null : (
        <p className={styles.error}>
          <StatusShape shape="cross" />
          {span.error}
        </p>
      )}
      <DescriptionList
        items={[
          { term: traceWaterfallWords.status, value: STATUS[span.status] },
          { term: traceWaterfallWords.stage, value: span.stage ?? undefined },
          { term: traceWaterfallWords.source, value: span.source },
          { term: traceWaterfallWords.beganAfter, value: writeDuration(span.startMs) },
          {
            term: traceWaterfallWords.took,
            value: traceWaterfallWords.ofTheTrace(writeDuration(span.durationMs), share),
          },
          {
            term: traceWaterfallWords.criticalPath,
            value: isCritical ? traceWaterfallWords.onIt : traceWaterfallWords.besideIt,
          },
        ]}
      />
      {context === undefined ? null : (
        <JsonView
          label={traceWaterfallWords.contextOf(operation)}
          value={context}
          hidden={hidden}
          height={240}
        />
      )}
    </section>
  );
}
