import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { Text } from '../../components/text/text.tsx';
import { PageActions, type PageCommand } from './page-actions.tsx';
import * as styles from './page-header.css.ts';

export type PageHeaderProps = {
  title: string;
  /** One sentence below the title. */
  description?: ReactNode | undefined;
  /** Above the title: a back link or the parent page. */
  eyebrow?: ReactNode | undefined;
  /** Beside the title: a status. */
  status?: ReactNode | undefined;
  /** At the end of the title's line; at most one of them is primary. */
  actions?: ReactNode | undefined;
  /** The page's commands, most likely first; those that do not fit move into "More actions". */
  commands?: readonly PageCommand[] | undefined;
  /** Below the title: a `TabNav` of the pages that share it. */
  tabs?: ReactNode | undefined;
  /** For focusing the title after a navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * The header of a page: its only `h1`, its description and its actions.
 *
 * **When:** once per page, at the top. **When not:** for a section use `Heading`.
 *
 * **Keyboard:** commands that do not fit are in the menu “More actions”.
 *
 * **Accessibility:** the only `h1`; focus it after a navigation through `titleRef`.
 *
 * @example
 * <PageHeader
 *   title="Stores"
 *   description="Where the payouts come from."
 *   commands={[{ id: 'add', label: 'Add a store', icon: 'add', variant: 'primary', onSelect: save }]}
 * />
 */
export function PageHeader({
  title,
  description,
  eyebrow,
  status,
  actions,
  commands,
  tabs,
  titleRef,
}: PageHeaderProps) {
  return (
    <div className={styles.container}>
      <header className={styles.header}>
        <div className={styles.words}>
          {eyebrow === undefined ? null : <div className={styles.eyebrow}>{eyebrow}</div>}
          <div className={styles.titleLine}>
            <Heading level={1} size="title1" ref={titleRef}>
              {title}
            </Heading>
            {status}
          </div>
          {description === undefined ? null : <Text tone="muted">{description}</Text>}
        </div>
        {actions === undefined ? null : (
          <div className={styles.actions} data-page-actions="">
            {actions}
          </div>
        )}
        {commands === undefined ? null : <PageActions commands={commands} />}
      </header>
      {tabs}
    </div>
  );
}
