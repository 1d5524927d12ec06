import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './inline.css.ts';

export type InlineProps = {
  children?: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'span' | undefined;
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  wrap?: 'wrap' | 'nowrap' | undefined;
  /** For rows starting with a small quiet button: aligns its label with the page's edge on a phone. */
  flush?: boolean | undefined;
};

/**
 * Children in a row that wraps.
 *
 * **When:** for buttons, badges, a word with its icon. **When not:** to push two items apart use `Spread`.
 *
 * @example
 * <Inline gap="sm" align="center">
 *   <Button variant="primary" onClick={save}>Save store</Button>
 *   <Button variant="quiet" onClick={cancel}>Cancel</Button>
 * </Inline>
 */
export function Inline(props: InlineProps) {
  const {
    as: Element = 'div',
    gap = 'sm',
    align = 'center',
    justify = 'start',
    wrap = 'wrap',
    flush = false,
    ...rest
  } = props;
  const flow = flowSprinkles({ gap, alignItems: align, justifyContent: justify, flexWrap: wrap });
  return <Element className={join(styles.inline, flow, flush && styles.flush)} {...rest} />;
}
