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
  /** Tabular figures, for amounts in a column. */
  numeric?: boolean | undefined;
  /** Truncates the text to one line; the full text must be readable elsewhere. */
  truncate?: boolean | undefined;
  id?: string | undefined;
};

/**
 * Running text.
 *
 * **When not:** titles (`Heading`), articles (`Prose`), amounts (`Money`).
 *
 * **Accessibility:** text cut by `truncate` must be readable in full elsewhere.
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
