import type { ReactNode } from 'react';
import { RouterLink } from '../../components/link/link-provider.tsx';
import * as styles from './surface.css.ts';

export type SurfaceProps = {
  children: ReactNode;
  /** Its actions, below a hairline. */
  footer?: ReactNode | undefined;
  selected?: boolean | undefined;
};

/**
 * A background and a hairline around related content. Prefer a rule or space; use it for several side by side.
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
  /** The link's text and accessible name. */
  title: string;
  href: string;
  children?: ReactNode | undefined;
  /** Why it is unavailable; the title is then not a link. */
  disabledReason?: string | undefined;
};

/**
 * A surface that is a link as a whole: one real anchor whose click target covers it.
 *
 * **Keyboard:** Enter follows the link; footer buttons come after it in the tab order.
 *
 * **Accessibility:** one link, named by its title; if disabled, the reason is shown as text.
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
