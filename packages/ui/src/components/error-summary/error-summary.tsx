import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import * as styles from './error-summary.css.ts';

export type FieldError = {
  /** The id of the control the error belongs to. */
  fieldId: string;
  message: string;
};

export type ErrorSummaryProps = {
  errors: readonly FieldError[];
  title?: string | undefined;
};

/** All errors of a form above it. It takes focus when it appears, and each line leads to its field. */
export function ErrorSummary({ errors, title = 'There is a problem' }: ErrorSummaryProps) {
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

// The router must not see this as a navigation, and focus must reach the control, not just the scroll position.
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
