import type { ReactNode, Ref } from 'react';
import { join } from '../../styles/join.ts';
import { boxSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './box.css.ts';

export type BoxProps = {
  children?: ReactNode;
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'span' | undefined;
  padding?: Space | undefined;
  paddingBlock?: Space | undefined;
  paddingInline?: Space | undefined;
  background?: 'canvas' | 'surface' | 'sunken' | undefined;
  /** A hairline: all around, above, or below. */
  rule?: 'around' | 'above' | 'below' | undefined;
  width?: 'field' | 'measure' | 'page' | undefined;
  /** Reserves its space and shows nothing, while the content above is still loading. */
  unseen?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * A basic block: padding, background and hairlines from tokens.
 *
 * **When:** if nothing more specific fits. **When not:** for a background around related content use `Surface`, for a list
 * with gaps `Stack`.
 *
 * @example
 * <Box padding="md" background="sunken" rule="around">Nothing was posted.</Box>
 */
export function Box(props: BoxProps) {
  const {
    as: Element = 'div',
    padding,
    paddingBlock,
    paddingInline,
    background,
    rule,
    width,
    unseen = false,
    ref,
    ...rest
  } = props;
  const className = join(
    boxSprinkles({
      paddingBlock: paddingBlock ?? padding,
      paddingInline: paddingInline ?? padding,
      background,
      maxInlineSize: width,
    }),
    rule !== undefined && styles.rule[rule],
    unseen && styles.unseen,
  );
  return <Element ref={ref as Ref<never>} className={className} {...rest} />;
}
