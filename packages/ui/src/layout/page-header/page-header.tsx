import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { Text } from '../../components/text/text.tsx';
import { PageActions, type PageCommand } from './page-actions.tsx';
import * as styles from './page-header.css.ts';

export type PageHeaderProps = {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode | undefined;
  /** Above the title: a link back, or where this page belongs. */
  eyebrow?: ReactNode | undefined;
  /** Beside the title: a status. */
  status?: ReactNode | undefined;
  /** At the end of the line; at most one of them primary. */
  actions?: ReactNode | undefined;
  /** What can be done, the most likely first; what there is no room for goes behind "More actions". */
  commands?: readonly PageCommand[] | undefined;
  /** Below the title: a `TabNav` of the pages that share it. */
  tabs?: ReactNode | undefined;
  /** Give the title focus after a navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * The head of a page: the one `h1`, what it is about, and what can be done.
 *
 * **When:** once per page, at its top. **When not:** over a section: a `Heading` does.
 *
 * **Keyboard:** commands without room stand in the menu “More actions”.
 *
 * **Accessibility:** the only `h1`; give it the focus after a navigation through `titleRef`.
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
