import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './stepper.css.ts';

export type StepperProps = {
  /** What the steps lead to: "Create an account". */
  label: string;
  steps: readonly { id: string; label: string }[];
  currentId: string;
};

/** Where one is in a form of several steps. It tells; going back is the form's own button. */
export function Stepper({ label, steps, currentId }: StepperProps) {
  const current = steps.findIndex(({ id }) => id === currentId);
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step[index < current ? 'done' : index === current ? 'current' : 'open']}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>
            {step.label}
            {index < current ? (
              <>
                <Icon name="check" />
                <VisuallyHidden> done</VisuallyHidden>
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
