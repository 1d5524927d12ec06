import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { flowSprinkles, type Space } from '../../styles/sprinkles.css.ts';
import * as styles from './stack.css.ts';

export type StackProps = {
  children?: ReactNode;
  as?: 'div' | 'section' | 'article' | 'aside' | 'ol' | 'ul' | 'form' | 'fieldset' | undefined;
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/**
 * Stacks children vertically with one gap.
 *
 * **When:** nearly always: it is the only way to put space between blocks.
 *
 * @example
 * <Stack gap="lg">
 *   <Heading level={2}>Payouts</Heading>
 *   <Text>None yet.</Text>
 * </Stack>
 */
export function Stack({ as: Element = 'div', gap = 'md', align = 'stretch', ...rest }: StackProps) {
  return (
    <Element className={join(styles.stack, flowSprinkles({ gap, alignItems: align }))} {...rest} />
  );
}
