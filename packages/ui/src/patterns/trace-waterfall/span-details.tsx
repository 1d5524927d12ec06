import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { JsonView } from '../json-view/json-view.tsx';
import { writeDuration, type TraceSpan } from './trace-span.ts';
import * as styles from './trace-waterfall.css.ts';

export type SpanDetailsProps = {
  span: TraceSpan;
  isCritical: boolean;
  /** Milliseconds of the whole trace. */
  wholeMs: number;
  headingLevel: HeadingLevel;
  onClose: () => void;
};

const STATUS: Record<TraceSpan['status'], string> = {
  ok: 'Succeeded',
  failed: 'Failed',
  running: 'Still running',
};

/** Everything that is known of one span. */
export function SpanDetails(props: SpanDetailsProps) {
  const { span, isCritical, wholeMs, headingLevel, onClose } = props;
  const { operation, context, hidden } = span;
  const part = wholeMs === 0 ? 1 : span.durationMs / wholeMs;
  const share = part.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section aria-label={`Span ${operation}`} className={styles.details}>
      <div className={styles.detailsHead}>
        <Heading level={headingLevel} size="title3">
          {operation}
        </Heading>
        <IconButton icon="close" size="sm" label="Close details" onClick={onClose} />
      </div>
      {span.error === undefined ? null : (
        <p className={styles.error}>
          <StatusShape shape="cross" />
          {span.error}
        </p>
      )}
      <DescriptionList
        items={[
          { term: 'Status', value: STATUS[span.status] },
          { term: 'Stage', value: span.stage ?? undefined },
          { term: 'Source', value: span.source },
          { term: 'Began after', value: writeDuration(span.startMs) },
          { term: 'Took', value: `${writeDuration(span.durationMs)}, ${share} of the trace` },
          { term: 'Critical path', value: isCritical ? 'On it' : 'Beside it' },
        ]}
      />
      {context === undefined ? null : (
        <JsonView label={`Context of ${operation}`} value={context} hidden={hidden} height={240} />
      )}
    </section>
  );
}
