import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { StatusPill } from '../../components/status-pill/status-pill.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { RunStatus } from '../../components/status-pill/status-vocabulary.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { createSlowSpeech } from './slow-speech.ts';
import {
  countWords,
  currentStep,
  elapsedWords,
  progressWords,
  stepDetail,
  stepsBehind,
  STEP_LOOKS,
  STEP_NAMES,
  type SyncStep,
} from './sync-steps.ts';
import * as styles from './sync-progress.css.ts';
import { syncProgressWords } from './sync-progress.words.ts';

export type SyncProgressProps = {
  /** The accessible name: "Progress of uber-march.csv". */
  label: string;
  steps: readonly SyncStep[];
  /** The run's status; adds its headline, its time and its actions. */
  status?: RunStatus | undefined;
  /** What is happening and what it means for the books, in a sentence. */
  headline?: string | undefined;
  /** The elapsed time; the page updates it every second. */
  elapsedMs?: number | undefined;
  /** Whether it was already running when this page loaded. */
  resumed?: boolean | undefined;
  /** What stopped it and what to do, below the steps. */
  message?: ReactNode | undefined;
  /** Omit it if the user may not cancel, or there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  /** Cancellation was requested and is in progress. */
  cancelling?: boolean | undefined;
  onRetry?: (() => void) | undefined;
};

/**
 * The progress of a run by steps, and its actions.
 *
 * **When:** for something that takes more than ten seconds and has steps worth naming. **When not:** for a single count use
 * `Progress`, for several jobs at once `ActivityTray`.
 *
 * **Keyboard:** the buttons, in reading order.
 *
 * **Accessibility:** a progressbar that names the step in words, and an ordered list of steps, each shape and word. Changes
 * are announced politely, at most every ten seconds.
 *
 * @example
 * <SyncProgress
 *   label="April 7"
 *   steps={[{ id: 'import', state: 'done' }, { id: 'plan', state: 'active' }]}
 *   status="running"
 *   onCancel={cancel}
 * />
 */
export function SyncProgress(props: SyncProgressProps) {
  const { label, steps, status, headline, message } = props;
  return (
    <div className={styles.progress}>
      {status === undefined ? null : <Head {...props} status={status} />}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={Number(stepsBehind(steps).toFixed(2))}
        aria-valuetext={progressWords(steps)}
        className={styles.bar}
      />
      <ol aria-label={label} className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} isCurrent={step === currentStep(steps)} />
        ))}
      </ol>
      <SpokenSlowly text={[headline, progressWords(steps)].filter(Boolean).join(' ')} />
      {message}
    </div>
  );
}

function Head(props: SyncProgressProps & { status: RunStatus }) {
  const { status, headline, elapsedMs, resumed = false, cancelling = false } = props;
  const { onCancel, onRetry } = props;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.statusLine}>
          <StatusPill kind="run" status={status} />
          {elapsedMs === undefined ? null : (
            <bdi className={styles.elapsed}>{elapsedWords(elapsedMs)}</bdi>
          )}
          {resumed ? (
            <span className={styles.elapsed}>{syncProgressWords.wentOnWhileThis}</span>
          ) : null}
        </p>
        {headline === undefined ? null : <p className={styles.headline}>{headline}</p>}
      </div>
      {onRetry === undefined ? null : (
        <Button icon="refresh" onClick={onRetry}>
          {syncProgressWords.tryAgain}
        </Button>
      )}
      {onCancel === undefined ? null : (
        <Button loading={cancelling} onClick={onCancel}>
          {syncProgressWords.stopTheRun}
        </Button>
      )}
    </div>
  );
}

function Step({ step, isCurrent }: { step: SyncStep; isCurrent: boolean }) {
  const { id, state, count } = step;
  const { shape, word } = STEP_LOOKS[state];
  const detail = stepDetail(step);
  const both = step.detail !== undefined && count !== undefined;
  return (
    <li className={styles.step[state]} aria-current={isCurrent ? 'step' : undefined}>
      <svg className={styles.rail} width="100%" height="2" aria-hidden="true">
        <rect className={styles.railInk} width={railOf(step)} height="2" />
      </svg>
      <span className={styles.name}>
        <StatusShape shape={shape} />
        {STEP_NAMES[id]}
        <VisuallyHidden>, {word}</VisuallyHidden>
      </span>
      {detail === undefined ? null : <bdi className={styles.detail}>{detail}</bdi>}
      {both ? <bdi className={styles.detail}>{countWords(count)}</bdi> : null}
    </li>
  );
}

/** How much of a step's segment is inked; a third for an active step without a count. */
function railOf({ state, count }: SyncStep): string {
  if (state === 'pending' || state === 'cancelled') {
    return '0';
  }
  if ((state === 'active' || state === 'waiting') && count !== undefined && count.total > 0) {
    return `${Math.round((100 * Math.min(count.done, count.total)) / count.total)}%`;
  }
  return state === 'active' || state === 'waiting' ? '33%' : '100%';
}

/** Throttles announcements: runs report many times a second, a screen reader gets one sentence in ten seconds. */
function SpokenSlowly({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  const speech = useRef<ReturnType<typeof createSlowSpeech>>(undefined);
  useEffect(() => {
    speech.current = createSlowSpeech(setAnnounced);
    return () => speech.current?.stop();
  }, []);
  useEffect(() => speech.current?.push(text), [text]);
  return (
    <output>
      <VisuallyHidden>{announced}</VisuallyHidden>
    </output>
  );
}
