import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import * as styles from './banner.css.ts';

export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

export type BannerProps = {
  tone: MessageTone;
  /** What happened. */
  title: string;
  /** Its effect on the books. */
  children?: ReactNode | undefined;
  /** The action: a button or a link. */
  action?: ReactNode | undefined;
  /** A danger banner that appears while the page is open is announced assertively; others politely. */
  appeared?: boolean | undefined;
} & (
  | { onDismiss: () => void; dismissLabel: string }
  | { onDismiss?: undefined; dismissLabel?: undefined }
);

export const TONE_ICONS: Record<MessageTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'alert',
};

/**
 * A persistent message across a page.
 *
 * **When:** it applies to a whole page for a while. **When not:** the response to an action (`Notification`), beside a
 * field (`InlineAlert`).
 *
 * **Accessibility:** a status; an alert only when a danger appears while the page is open.
 *
 * @example
 * <Banner tone="warning" title="QuickBooks needs you">Nothing is posted until you reconnect.</Banner>
 */
export function Banner(props: BannerProps) {
  const { tone, title, children, action, appeared = false } = props;
  return (
    <div role={roleOf(tone, appeared)} className={styles.banner[tone]}>
      <Message tone={tone} title={title} action={action} iconStyle={styles.icon}>
        {children}
      </Message>
      {props.onDismiss === undefined ? null : (
        <PlainIconButton
          label={props.dismissLabel}
          icon="close"
          size="sm"
          onClick={props.onDismiss}
        />
      )}
    </div>
  );
}

export type InlineAlertProps = Pick<
  BannerProps,
  'tone' | 'title' | 'children' | 'action' | 'appeared'
>;

/**
 * The same message beside its subject: a colored edge without a background.
 *
 * @example
 * <InlineAlert tone="danger" title="We couldn’t save the store">Try again.</InlineAlert>
 */
export function InlineAlert({ tone, title, children, action, appeared = false }: InlineAlertProps) {
  return (
    <div role={roleOf(tone, appeared)} className={styles.inlineAlert[tone]}>
      <Message tone={tone} title={title} action={action} iconStyle={styles.tonedIcon[tone]}>
        {children}
      </Message>
    </div>
  );
}

type MessageProps = Pick<BannerProps, 'tone' | 'title' | 'children' | 'action'> & {
  iconStyle: string;
};

function Message({ tone, title, children, action, iconStyle }: MessageProps) {
  return (
    <>
      <span className={iconStyle}>
        <Icon name={TONE_ICONS[tone]} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </>
  );
}

function roleOf(tone: MessageTone, appeared: boolean): 'alert' | 'status' {
  return tone === 'danger' && appeared ? 'alert' : 'status';
}
