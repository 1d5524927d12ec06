import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as styles from './error-panel.css.ts';
import { useTitleFocus } from './use-title-focus.ts';
import { errorPanelWords } from './error-panel.words.ts';

export type PermissionNoticeProps = {
  /** What is not allowed, and who can grant it. */
  children: ReactNode;
  title?: string | undefined;
  /** "Choose client" and "Reload". */
  actions: ReactNode;
  /** Whether it replaces the whole page: its title becomes the page's, and takes the focus. */
  wholePage?: boolean | undefined;
};

/**
 * A calm 403: nothing is broken, but this reader has no access.
 *
 * **When not:** features this role never sees: omit them.
 *
 * **Accessibility:** a heading; in place of a page it takes the focus.
 *
 * @example
 * <PermissionNotice actions={<ButtonLink href="/clients">Choose a client</ButtonLink>}>
 *   Ask an owner of Noodle House for access.
 * </PermissionNotice>
 */
export function PermissionNotice({
  children,
  title = errorPanelWords.youDoNotHave,
  actions,
  wholePage = false,
}: PermissionNoticeProps) {
  const heading = useTitleFocus(wholePage);
  return (
    <section className={styles.notice}>
      <Heading level={wholePage ? 1 : 2} size={wholePage ? 'title2' : 'title3'} ref={heading}>
        {title}
      </Heading>
      <div>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
