import type { ReactNode } from 'react';
import { RouterLink } from './link-provider.tsx';
import * as styles from './link.css.ts';

export type LinkProps = {
  children: ReactNode;
  href: string;
  /** `text` in a sentence, `quiet` in a list or table, underlined on hover. */
  variant?: 'text' | 'quiet' | undefined;
  /** Saves the target under this name instead of opening it. */
  download?: string | undefined;
  /** Leaves the app: opens in a new tab. */
  external?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
};

/**
 * A link to another page through the app's router. Downloads bypass the router.
 *
 * **When not:** for changes use Button.
 *
 * **Keyboard:** Enter.
 *
 * **Accessibility:** underlined in a sentence, so that color is not the only cue; `aria-current` on the current page.
 *
 * @example
 * <Link href="https://quickbooks.intuit.com" external>QuickBooks Online</Link>
 */
export function Link({ children, variant = 'text', download, external, ...rest }: LinkProps) {
  const className = styles.link[variant];
  if (download !== undefined) {
    return (
      <a className={className} download={download} {...rest}>
        {children}
      </a>
    );
  }
  if (external === true) {
    return (
      <a className={className} target="_blank" rel="noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink className={className} {...rest}>
      {children}
    </RouterLink>
  );
}
