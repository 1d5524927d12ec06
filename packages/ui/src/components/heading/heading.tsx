import type { ReactNode, Ref } from 'react';
import * as styles from './heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'display' | 'title1' | 'title2' | 'title3' | 'small';

export type HeadingProps = {
  children: ReactNode;
  /** The outline level; independent of the size. */
  level: HeadingLevel;
  size?: HeadingSize | undefined;
  id?: string | undefined;
  /** The element, for focusing it after a navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

const SIZE_BY_LEVEL: Record<HeadingLevel, HeadingSize> = {
  1: 'title1',
  2: 'title2',
  3: 'title3',
  4: 'small',
};
const ELEMENT_BY_LEVEL = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/**
 * A title, in Source Serif above 16 px.
 *
 * **When:** every title. **When not:** strong words in a text (`Text` with `weight`).
 *
 * **Accessibility:** the level is the outline of the page, without gaps; the size is free.
 *
 * @example
 * <Heading level={2} size="title2">Payouts</Heading>
 */
export function Heading({ level, size = SIZE_BY_LEVEL[level], ...rest }: HeadingProps) {
  const Element = ELEMENT_BY_LEVEL[level];
  return (
    <Element tabIndex={level === 1 ? -1 : undefined} className={styles.heading[size]} {...rest} />
  );
}
