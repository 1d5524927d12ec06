import type { MouseEvent, ReactNode } from 'react';
import { frame } from './field-frame.css.ts';

/** The frame of an input with adornments. A press outside of controls focuses the input. */
export function FieldFrame({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={frame} onMouseDown={toInput}>
      {children}
    </div>
  );
}

function toInput(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, button') === null) {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  }
}
