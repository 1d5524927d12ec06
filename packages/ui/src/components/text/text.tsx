import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import * as styles from './text.css.ts';

export type TextProps = {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | undefined;
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  tone?: 'default' | 'muted' | 'danger' | 'warning' | 'success' | 'info' | undefined;
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  family?: 'interface' | 'title' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Figures of one width, for amounts that stand under each other. */
  numeric?: boolean | undefined;
  /** Cuts the text at the end of its line; the whole of it must be readable elsewhere. */
  truncate?: boolean | undefined;
  id?: string | undefined;
};

/**
 * Running text.
 *
 * **When not:** titles (`Heading`), articles (`Prose`), amounts (`Money`).
 *
 * **Accessibility:** what is cut by `truncate` must be readable in full elsewhere.
 *
 * @example
 * <Text size="small" tone="muted">Nothing was posted.</Text>
 */
export function Text(props: TextProps) {
  const {
    as: Element = 'p',
    size = 'body',
    tone = 'default',
    weight = 'regular',
    family = 'interface',
    align = 'start',
    numeric = false,
    truncate = false,
    ...rest
  } = props;
  const className = join(
    styles.text({ size, tone, weight, family, align, numeric }),
    truncate && styles.truncate,
  );
  return <Element className={className} {...rest} />;
}
