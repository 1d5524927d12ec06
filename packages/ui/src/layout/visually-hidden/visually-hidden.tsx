import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';

export type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'div' | 'h2' | undefined };

/**
 * Text for assistive technology alone.
 *
 * **When:** a sign says to the eye what words must say to the ear. **When not:** to hide what all should read.
 *
 * @example
 * <Text>▲ <VisuallyHidden>up from last month</VisuallyHidden></Text>
 */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
