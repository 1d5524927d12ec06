import { useRef, type ElementType, type ReactNode } from 'react';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { useOverflow } from '../scroll-area/use-overflow.ts';
import * as styles from './drawer.css.ts';
import { drawerWords } from './drawer.words.ts';

export type DrawerPanelProps = {
  /** What title and description are made of; a drawer takes those that name it. */
  parts: { Title: ElementType; Description: ElementType };
  title: string;
  description?: ReactNode | undefined;
  children: ReactNode;
  actions?: ReactNode | undefined;
  onClose: () => void;
};

/** A drawer's content: title, close button, scrolling body, and sticky buttons. */
export function DrawerPanel(props: DrawerPanelProps) {
  const { parts, title, description, children, actions, onClose } = props;
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(area, content);
  return (
    <>
      <div className={styles.header}>
        <div className={styles.words}>
          <parts.Title className={styles.title}>{title}</parts.Title>
          {description === undefined ? null : (
            <parts.Description className={styles.description}>{description}</parts.Description>
          )}
        </div>
        <span className={styles.close}>
          <PlainIconButton label={drawerWords.close} icon="close" size="sm" onClick={onClose} />
        </span>
      </div>
      <div
        ref={area}
        className={styles.body}
        {...(overflows ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
      >
        <div ref={content}>{children}</div>
      </div>
      {actions === undefined ? null : <div className={styles.footer}>{actions}</div>}
    </>
  );
}
