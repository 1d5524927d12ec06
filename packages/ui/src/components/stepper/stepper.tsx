import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './stepper.css.ts';
import { stepperWords } from './stepper.words.ts';

export type StepperStep = {
  id: string;
  label: string;
  /** May be left out. */
  optional?: boolean | undefined;
  /** What is wrong with it, in a word or two: "Code refused". */
  problem?: string | undefined;
};

export type StepperProps = {
  /** What the steps lead to: "Create an account". */
  label: string;
  steps: readonly StepperStep[];
  /** Null when all is done. */
  currentId: string | null;
  /** Done though they come later: somebody went back, or left off and came again. */
  doneIds?: readonly string[] | undefined;
};

type StepState = keyof typeof styles.step;

/**
 * Where one is in a form of several steps. It tells; going back is the form's own button. In a narrow container the step
 * at hand has its words, the others their lines.
 *
 * **When:** a form of three to seven steps. **When not:** things to do in any order (`SetupChecklist`).
 *
 * **Accessibility:** a named list; the step at hand is `aria-current`, done and wrong are words.
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
