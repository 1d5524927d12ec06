import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as styles from './error-panel.css.ts';
import { useTitleFocus } from './use-title-focus.ts';
import { errorPanelWords } from './error-panel.words.ts';

export type PermissionNoticeProps = {
  /** What may not be seen or done, and who may allow it. */
  children: ReactNode;
  title?: string | undefined;
  /** "Choose client" and "Reload". */
  actions: ReactNode;
  /** It stands for the whole page: its title is the page's, and takes the focus. */
  wholePage?: boolean | undefined;
};

/**
 * A 403, calmly: nothing is broken, this reader may not see it.
 *
 * **When not:** a thing that is hidden from this role altogether: leave it out.
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
