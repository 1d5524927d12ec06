import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';

export type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'div' | 'h2' | undefined };

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
