import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

export type PageProps = {
  children: ReactNode;
  /** `page` for tables and charts, `measure` for reading, `field` for one short form. */
  width?: 'page' | 'measure' | 'field' | undefined;
};

/**
 * The page's outer padding and maximum width.
 *
 * **When:** once per page, in `AppShell` or alone. **When not:** inside a dialog or a panel.
 *
 * @example
 * <Page width="measure">
 *   <PageHeader title="Stores" />
 * </Page>
 */
export function Page({ children, width = 'page' }: PageProps) {
  return <div className={styles.page[width]}>{children}</div>;
}
