import type { ReactNode } from 'react';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { StatusShape as Shape } from '../../components/status-pill/status-vocabulary.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './sync-progress.css.ts';

export type SyncStepId = 'import' | 'recognise' | 'check' | 'plan' | 'ready';
export type SyncStepState = 'pending' | 'active' | 'done' | 'blocked' | 'failed';

export type SyncStep = {
  id: SyncStepId;
  state: SyncStepState;
  /** What came of it: "1 file", "214 rows", "2 entries". */
  detail?: string | undefined;
};

export type SyncProgressProps = {
  /** The accessible name: "Progress of uber-march.csv". */
  label: string;
  steps: readonly SyncStep[];
  /** What stopped it and the way out, under the steps. */
  message?: ReactNode | undefined;
};

const NAMES: Record<SyncStepId, string> = {
  import: 'Import',
  recognise: 'Recognise',
  check: 'Check',
  plan: 'Plan',
  ready: 'Ready',
};

const LOOKS: Record<SyncStepState, { shape: Shape; word: string }> = {
  pending: { shape: 'ring', word: 'not yet' },
  active: { shape: 'half', word: 'working' },
  done: { shape: 'tick', word: 'done' },
  blocked: { shape: 'triangle', word: 'blocked' },
  failed: { shape: 'cross', word: 'failed' },
};

/** How far a run has come: import, recognise, check, plan, ready. */
export function SyncProgress({ label, steps, message }: SyncProgressProps) {
  return (
    <div className={styles.progress}>
      <ol aria-label={label} className={styles.steps}>
        {steps.map(({ id, state, detail }) => (
          <li
            key={id}
            className={styles.step[state]}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles.name}>
              <StatusShape shape={LOOKS[state].shape} />
              {NAMES[id]}
              <VisuallyHidden>, {LOOKS[state].word}</VisuallyHidden>
            </span>
            {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ol>
      {message}
    </div>
  );
}
