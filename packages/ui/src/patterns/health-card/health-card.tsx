import { useId } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { StatusShape as Shape } from '../../components/status-pill/status-vocabulary.ts';
import * as styles from './health-card.css.ts';
import { healthCardWords } from './health-card.words.ts';

export type HealthState = 'healthy' | 'degraded' | 'down' | 'unknown';

export type HealthCardProps = {
  /** "Posting to QuickBooks". */
  service: string;
  state: HealthState;
  /** What it means, in a sentence. */
  detail?: string | undefined;
  /** When it was checked, in words: "12 seconds ago". */
  checked: string;
  /** The last check is too old to trust. */
  stale?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
};

const STATES: Record<HealthState, { shape: Shape; word: string }> = {
  healthy: {
    shape: 'tick',
    get word() {
      return healthCardWords.healthy;
    },
  },
  degraded: {
    shape: 'split',
    get word() {
      return healthCardWords.degraded;
    },
  },
  down: {
    shape: 'cross',
    get word() {
      return healthCardWords.down;
    },
  },
  unknown: {
    shape: 'ring',
    get word() {
      return healthCardWords.notKnown;
    },
  },
};

/**
 * The health of one part of the system.
 *
 * **When:** for operators who monitor services. **When not:** for a client's connection use `ConnectionCard`.
 *
 * **Accessibility:** an article named by the service; the state is shape and word, and changes are announced.
 *
 * @example
 * <HealthCard service="QuickBooks" state="degraded" detail="Answers take 4 s." checked="2 minutes ago" />
 */
export function HealthCard(props: HealthCardProps) {
  const { service, state, detail, checked, stale = false, headingLevel = 3 } = props;
  const titleId = useId();
  const { shape, word } = STATES[state];
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <header className={styles.header}>
        <Heading level={headingLevel} size="small" id={titleId}>
          {service}
        </Heading>
        <output className={styles.state[state]}>
          <StatusShape shape={shape} />
          {word}
        </output>
      </header>
      {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      <p className={stale ? styles.stale : styles.checked}>
        {stale ? healthCardWords.outOfDateLast(checked) : healthCardWords.checked(checked)}
      </p>
    </article>
  );
}
