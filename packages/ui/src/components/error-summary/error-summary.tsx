import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import * as styles from './error-summary.css.ts';
import { errorSummaryWords } from './error-summary.words.ts';

export type FieldError = {
  /** The id of the control the error belongs to. */
  fieldId: string;
  message: string;
};

export type ErrorSummaryProps = {
  errors: readonly FieldError[];
  title?: string | undefined;
};

/**
 * All errors of a form, above it. It takes the focus after a failed submit, and each line links to its field, which
 * shows the same message.
 *
 * Use it above every form with more than one field. For a failure unrelated to fields (the server is unreachable) use
 * Banner.
 *
 * @example
 * <ErrorSummary errors={[{ fieldId: 'name', message: 'Enter a name' }]} />
 */
export function ErrorSummary({
  errors,
  title = errorSummaryWords.thereIsAProblem,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (errors.length > 0) {
      box.current?.focus();
    }
  }, [errors]);

  if (errors.length === 0) {
    return null;
  }
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => focusField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// The router must not handle this as a navigation, and focus must reach the control, not just the scroll position.
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const control = document.getElementById(fieldId);
  // Scrolls its label, hint and error, which are above it, into view.
  const words = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (control?.closest('fieldset') ?? words ?? control)?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: words !== null });
}
