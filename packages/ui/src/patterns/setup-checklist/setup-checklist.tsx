import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { Text } from '../../components/text/text.tsx';
import * as styles from './setup-checklist.css.ts';
import { setupChecklistWords } from './setup-checklist.words.ts';

export type SetupStepState = 'open' | 'attention' | 'blocked' | 'skipped' | 'done';

export type SetupStep = {
  id: string;
  /** "Connect QuickBooks". */
  label: string;
  state: SetupStepState;
  /** Whose step it is if several people share the list: "Your part". */
  who?: string | undefined;
  /** The estimated minutes, while it is open. */
  minutes?: number | undefined;
  /** Its purpose; for `blocked` what it waits for, for `attention` what is wrong. */
  children: ReactNode;
  /** Its button or link. A blocked step has none. */
  action?: ReactNode | undefined;
};

export type SetupChecklistProps = {
  title: string;
  steps: readonly SetupStep[];
  /** The initially open step: where the user left off, or the target of a link. */
  startsOpen?: string | undefined;
  /** Dismisses the list; offered once everything is done or skipped. */
  onDismiss?: (() => void) | undefined;
};

const STATE_WORDS: Record<SetupStepState, string> = {
  get open() {
    return setupChecklistWords.toDo;
  },
  get attention() {
    return setupChecklistWords.needsYou;
  },
  get blocked() {
    return setupChecklistWords.waits;
  },
  get skipped() {
    return setupChecklistWords.skipped;
  },
  get done() {
    return setupChecklistWords.done;
  },
};
const STATE_ICONS: Partial<Record<SetupStepState, IconName>> = {
  attention: 'warning',
  done: 'check',
};

/**
 * The remaining steps before the first payout can be posted. Each step expands to explain why, and what to do.
 *
 * **When:** until the first payout is posted. **When not:** for the steps of one form use `Stepper`.
 *
 * **Keyboard:** each step is a button; Enter or Space toggles it.
 *
 * **Accessibility:** a named region with an ordered list; states are words.
 *
 * @example
 * const step = { id: 'qbo', label: 'Connect QuickBooks', minutes: 2 };
 * <SetupChecklist
 *   title="Before the first payout"
 *   steps={[{ ...step, state: 'open', children: 'Entries are posted there.' }]}
 * />
 */
export function SetupChecklist({ title, steps, startsOpen, onDismiss }: SetupChecklistProps) {
  const headingId = useId();
  const [openId, setOpenId] = useState<string | null>(() => startsOpen ?? firstOpen(steps));
  const done = steps.filter(({ state }) => state === 'done').length;
  const isSettled = steps.every(({ state }) => state === 'done' || state === 'skipped');
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="title3" id={headingId}>
          {title}
        </Heading>
        {isSettled && onDismiss !== undefined ? (
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            {setupChecklistWords.putTheListAway}
          </Button>
        ) : (
          <Text as="span" size="small" tone="muted">
            <bdi>{progressOf(done, steps)}</bdi>
          </Text>
        )}
      </div>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={index + 1}
            isOpen={step.id === openId}
            onToggle={() => setOpenId(step.id === openId ? null : step.id)}
          />
        ))}
      </ol>
    </section>
  );
}

type StepProps = { step: SetupStep; number: number; isOpen: boolean; onToggle: () => void };

function Step({ step, number, isOpen, onToggle }: StepProps) {
  const detailId = useId();
  const { label, who, state, minutes, children, action } = step;
  const icon = STATE_ICONS[state];
  return (
    <li className={styles.step}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={detailId}
        onClick={onToggle}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.name[state]}>
          {label}
          {who === undefined ? null : (
            <>
              {' '}
              <span className={styles.who}>{who}</span>
            </>
          )}
        </span>
        <span className={styles.stateWords[state]}>
          {icon === undefined ? null : <Icon name={icon} />}
          {state === 'open' && minutes !== undefined
            ? setupChecklistWords.aboutMin(minutes)
            : STATE_WORDS[state]}
        </span>
      </button>
      <div id={detailId} hidden={!isOpen} className={isOpen ? styles.detail : undefined}>
        <Text as="div" tone="muted">
          {children}
        </Text>
        {action}
      </div>
    </li>
  );
}

function firstOpen(steps: readonly SetupStep[]): string | null {
  const waiting =
    steps.find(({ state }) => state === 'attention') ?? steps.find(({ state }) => state === 'open');
  return waiting?.id ?? null;
}

function progressOf(done: number, steps: readonly SetupStep[]): string {
  const minutes = steps.reduce(
    (sum, step) =>
      sum + (step.state === 'done' || step.state === 'skipped' ? 0 : (step.minutes ?? 0)),
    0,
  );
  const progress = setupChecklistWords.ofDone(done, steps.length);
  return minutes === 0 ? progress : setupChecklistWords.aboutMinLeft(progress, minutes);
}
