import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';

export type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'div' | 'h2' | undefined };

/**
 * Text for assistive technology only.
 *
 * **When:** for what a visual cue conveys only to sighted users. **When not:** to hide text that everyone should read.
 *
 * @example
 * <Text>▲ <VisuallyHidden>up from last month</VisuallyHidden></Text>
 */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
