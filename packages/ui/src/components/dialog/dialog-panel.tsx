import { useRef, type ElementType, type ReactNode } from 'react';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { useOverflow } from '../scroll-area/use-overflow.ts';
import * as styles from './dialog.css.ts';
import { dialogWords } from './dialog.words.ts';

export type DialogPanelProps = {
  /** What title and description are made of; a dialog takes those that name it. */
  parts: { Title: ElementType; Description: ElementType };
  title: string;
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  busy?: boolean | undefined;
  /** Omit it if one of the actions is the only way out. */
  onClose?: (() => void) | undefined;
};

/** A dialog's content: its question, subject, and answers. */
export function DialogPanel(props: DialogPanelProps) {
  const { parts, title, description, children, actions, busy = false, onClose } = props;
  return (
    <>
      <div className={styles.header}>
        <parts.Title className={onClose === undefined ? styles.title : styles.titleBesideClose}>
          {title}
        </parts.Title>
        {description === undefined ? null : (
          <parts.Description className={styles.description}>{description}</parts.Description>
        )}
      </div>
      <Content title={title} actions={actions}>
        {children}
      </Content>
      {onClose === undefined ? null : (
        <span className={styles.close}>
          <PlainIconButton
            label={dialogWords.close}
            icon="close"
            size="sm"
            disabled={busy}
            onClick={onClose}
          />
        </span>
      )}
    </>
  );
}

type ContentProps = { title: string; children: ReactNode; actions: ReactNode };

function Content({ title, children, actions }: ContentProps) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(area, content);
  return (
    <>
      {children === undefined ? null : (
        <div
          ref={area}
          className={styles.body[actions === undefined ? 'last' : 'aboveActions']}
          {...(overflows ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
        >
          <div ref={content}>{children}</div>
        </div>
      )}
      {actions === undefined ? null : (
        <div className={styles.actions[overflows ? 'parted' : 'plain']}>{actions}</div>
      )}
    </>
  );
}
