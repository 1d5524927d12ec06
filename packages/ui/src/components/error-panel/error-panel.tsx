import type { ReactNode } from 'react';
import { Code } from '../code/code.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './error-panel.css.ts';

export type ErrorPanelProps = {
  /** What happened, in the product's own sentence. */
  title: string;
  /** What it means for the books: "Nothing was posted." */
  meaning: ReactNode;
  /** What to do: buttons, the safest first. */
  actions?: ReactNode | undefined;
  /** For whoever is asked for help. */
  code?: string | undefined;
  requestId?: string | undefined;
  /** The panel appeared in answer to something the reader did. */
  appeared?: boolean | undefined;
};

/** An error that can be got over: what happened, what it means for the books, what to do. */
export function ErrorPanel({
  title,
  meaning,
  actions,
  code,
  requestId,
  appeared = false,
}: ErrorPanelProps) {
  return (
    <section role={appeared ? 'alert' : undefined} className={styles.panel}>
      <span className={styles.icon}>
        <Icon name="alert" size={20} />
      </span>
      <div className={styles.words}>
        <Heading level={2} size="title3">
          {title}
        </Heading>
        <div>{meaning}</div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        {code === undefined && requestId === undefined ? null : (
          <p className={styles.reference}>
            {code === undefined ? null : (
              <span>
                Code <Code>{code}</Code>
              </span>
            )}
            {requestId === undefined ? null : (
              <span>
                Request <Code>{requestId}</Code>
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

export type PermissionNoticeProps = {
  /** What may not be seen or done, and who may allow it. */
  children: ReactNode;
  title?: string | undefined;
  /** "Choose client" and "Reload". */
  actions: ReactNode;
};

/** A 403, calmly: nothing is broken, this reader may not see it. */
export function PermissionNotice({
  children,
  title = 'You do not have access to this',
  actions,
}: PermissionNoticeProps) {
  return (
    <section className={styles.notice}>
      <Heading level={2} size="title3">
        {title}
      </Heading>
      <div>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
