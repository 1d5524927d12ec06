import type { ReactNode } from 'react';
import { RouterLink } from '../../components/link/link-provider.tsx';
import * as styles from './surface.css.ts';

export type SurfaceProps = {
  children: ReactNode;
  /** Below a hairline: what can be done with it. */
  footer?: ReactNode | undefined;
  selected?: boolean | undefined;
};

/**
 * Ground and hairline around things that are one. Prefer a line or space; take it where several stand beside each other.
 *
 * @example
 * <Surface footer={<Button onClick={save}>Connect</Button>}>QuickBooks Online</Surface>
 */
export function Surface({ children, footer, selected = false }: SurfaceProps) {
  return (
    <div className={styles.surface[selected ? 'selected' : 'plain']}>
      {children}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

export type SurfaceLinkProps = Omit<SurfaceProps, 'children'> & {
  /** The words of the link, and its accessible name. */
  title: string;
  href: string;
  children?: ReactNode | undefined;
  /** Why it cannot be opened now; the title is then no link. */
  disabledReason?: string | undefined;
};

/**
 * A surface that leads somewhere: one real link, and all of the surface can be pressed.
 *
 * **Keyboard:** Enter follows the link; buttons in the footer stand behind it.
 *
 * **Accessibility:** one link, named by its title; a disabled one says why in words.
 *
 * @example
 * <SurfaceLink title="Noodle House" href="/clients/c1">3 stores</SurfaceLink>
 */
export function SurfaceLink(props: SurfaceLinkProps) {
  const { title, href, children, footer, selected = false, disabledReason } = props;
  const isDisabled = disabledReason !== undefined;
  return (
    <div className={isDisabled ? styles.disabled : styles.link[selected ? 'selected' : 'plain']}>
      {isDisabled ? (
        <>
          <span className={styles.title}>{title}</span>
          <span>{disabledReason}</span>
        </>
      ) : (
        <RouterLink
          href={href}
          className={styles.anchor}
          aria-current={selected ? 'true' : undefined}
        >
          {title}
        </RouterLink>
      )}
      {children}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
