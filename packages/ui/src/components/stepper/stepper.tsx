import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './stepper.css.ts';
import { stepperWords } from './stepper.words.ts';

export type StepperStep = {
  id: string;
  label: string;
  /** Can be skipped. */
  optional?: boolean | undefined;
  /** Its error, in a word or two: "Code refused". */
  problem?: string | undefined;
};

export type StepperProps = {
  /** The goal of the steps: "Create an account". */
  label: string;
  steps: readonly StepperStep[];
  /** Null when all steps are done. */
  currentId: string | null;
  /** Later steps that are already done: the user went back, or returned after a break. */
  doneIds?: readonly string[] | undefined;
};

type StepState = keyof typeof styles.step;

/**
 * The position in a multi-step form. It is display only; going back is the form's own button. In a narrow container only
 * the current step shows its label, the others just lines.
 *
 * **When:** for a form of three to seven steps. **When not:** for tasks in any order use `SetupChecklist`.
 *
 * **Accessibility:** a named list; the current step is `aria-current`; done and wrong are words.
 *
 * @example
 * const steps = [{ id: 'client', label: 'Client' }, { id: 'stores', label: 'Stores', optional: true }];
 * <Stepper label="New client" steps={steps} currentId="stores" doneIds={['client']} />
 */
export function Stepper({ label, steps, currentId, doneIds = [] }: StepperProps) {
  const at = steps.findIndex(({ id }) => id === currentId);
  const current = currentId === null ? steps.length : at;
  return (
    <div className={styles.container}>
      <p className={styles.summary} aria-hidden="true">
        {current < steps.length ? stepperWords.stepOf(current, steps.length) : stepperWords.allDone}
      </p>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            isCurrent={index === current}
            isDone={index < current || doneIds.includes(step.id)}
          />
        ))}
      </ol>
    </div>
  );
}

type StepProps = { step: StepperStep; isCurrent: boolean; isDone: boolean };

function Step({ step: { label, optional = false, problem }, isCurrent, isDone }: StepProps) {
  const state = stateOf(problem, isCurrent, isDone);
  return (
    <li className={styles.step[state]} aria-current={isCurrent ? 'step' : undefined}>
      <span className={isCurrent ? styles.name : styles.furtherName}>
        <span>{label}</span>
        {state === 'done' ? (
          <>
            <Icon name="check" />
            <VisuallyHidden>{stepperWords.done}</VisuallyHidden>
          </>
        ) : null}
        {problem === undefined ? null : (
          <span className={styles.problem}>
            <Icon name="alert" />
            {problem}
          </span>
        )}
        {optional && problem === undefined && state !== 'done' ? (
          <span className={styles.optional}>{stepperWords.optional}</span>
        ) : null}
      </span>
    </li>
  );
}

function stateOf(problem: string | undefined, isCurrent: boolean, isDone: boolean): StepState {
  if (problem !== undefined) {
    return isCurrent ? 'wrong-current' : 'wrong';
  }
  if (isCurrent) {
    return 'current';
  }
  return isDone ? 'done' : 'open';
}
