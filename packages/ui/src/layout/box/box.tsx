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
  /** Takes its room and shows nothing: what stands above it is still on its way. */
  unseen?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * The plain block of the kit: padding, ground and hairlines from tokens.
 *
 * **When:** nothing more particular fits. **When not:** a ground around things that are one (`Surface`), a list with
 * spaces (`Stack`).
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
