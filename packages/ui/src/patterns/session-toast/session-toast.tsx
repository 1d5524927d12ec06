import { useRef, type ReactNode, useLayoutEffect, useEffect } from 'react';
import { TONE_ICONS } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PlainIconButton } from '../../components/icon-button/plain-icon-button.tsx';
import { useHolds } from '../../components/notification/use-holds.ts';
import * as styles from './session-toast.css.ts';
import { sessionToastWords } from './session-toast.words.ts';

export type SessionToastProps = {
  type: 'error' | 'warning' | 'success' | 'info';
  title: string;
  message: string;
  /** How often the same toast came. */
  count?: number | undefined;
  /** How many toasts come back when this one goes. */
  moreCount?: number | undefined;
  /** On its way out: fades over 300 ms. */
  leaving?: boolean | undefined;
  /** The bar, in ms; without it nothing but the reader ends the toast. */
  progress?: { durationMs: number; leftMs: number; tickMs: number; running: boolean } | undefined;
  action?:
    | {
        text: string;
        /** The same deed by another way, for whom the button comes too late. */
        altText: string;
        busy: boolean;
        failed: boolean;
        onPerform: () => void;
      }
    | undefined;
  /** The close button, or Escape anywhere on the page that nothing else has answered. */
  onClose: () => void;
  /** A pointer is over the toast, or focus in it: its time stops. */
  onHold?: ((by: 'pointer' | 'focus') => void) | undefined;
  onRelease?: ((by: 'pointer' | 'focus') => void) | undefined;
};

const TONES = { error: 'danger', warning: 'warning', success: 'success', info: 'info' } as const;

/**
 * One message about the session, at the top centre. It only shows: who calls it keeps the time.
 *
 * **When:** the session alone. **When not:** any other message (`Notification`).
 *
 * **Keyboard:** Escape anywhere that nothing else answered closes it.
 *
 * **Accessibility:** a status, an alert for an error; pointer and focus stop its time.
 *
 * @example
 * <SessionToast type="success" title="Session Restored" message="You can go on." onClose={close} />
 */
export function SessionToast(props: SessionToastProps) {
  const { type, title, message, count = 1, moreCount = 0, leaving = false } = props;
  const { progress, action, onClose, onHold, onRelease } = props;
  const tone = TONES[type];
  const toast = useRef<HTMLDivElement>(null);
  useHolds(toast, { onHold, onRelease, onEscape: onClose });
  useDocumentEscape(onClose);
  return (
    <div
      ref={toast}
      role="group"
      aria-label={title}
      className={leaving ? styles.leaving : styles.toast}
    >
      <span className={styles.icon[tone]}>
        <Icon name={TONE_ICONS[tone]} size={20} />
      </span>
      <div className={styles.words}>
        <div role={type === 'error' ? 'alert' : 'status'}>
          <p className={styles.title}>
            {title}
            {count > 1 ? <span className={styles.count}> ×{count}</span> : null}
          </p>
          {message === '' ? null : <p>{message}</p>}
        </div>
        {action === undefined ? null : <ToastAction {...action} />}
        {moreCount === 0 ? null : (
          <p className={styles.more}>{sessionToastWords.moreAboutTheSession(moreCount)}</p>
        )}
      </div>
      <PlainIconButton
        label={sessionToastWords.closeSessionMessage}
        icon="close"
        size="sm"
        onClick={onClose}
      />
      {progress === undefined ? null : <ToastBar tone={tone} {...progress} />}
    </div>
  );
}

export type SessionToastRegionProps = { children: ReactNode; label?: string | undefined };

/**
 * Where the session toast is: top center, full width on a phone.
 *
 * @example
 * <SessionToastRegion>
 *   <SessionToast type="success" title="Session Restored" message="You can go on." onClose={close} />
 * </SessionToastRegion>
 */
export function SessionToastRegion({
  children,
  label = sessionToastWords.session,
}: SessionToastRegionProps) {
  return (
    <section aria-label={label} data-messages="" className={styles.region}>
      {children}
    </section>
  );
}

function ToastAction(props: NonNullable<SessionToastProps['action']>) {
  const { text, altText, busy, failed, onPerform } = props;
  return (
    <>
      {failed ? (
        <p role="alert" className={styles.failure}>
          {sessionToastWords.thatDidNotWork(lowerFirst(altText))}
        </p>
      ) : null}
      <div className={styles.action}>
        <Button size="sm" loading={busy} onClick={onPerform}>
          {failed ? sessionToastWords.tryAgain : text}
        </Button>
      </div>
    </>
  );
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

type ToastBarProps = {
  tone: keyof typeof styles.bar;
  durationMs: number;
  leftMs: number;
  tickMs: number;
  running: boolean;
};

/** The time a toast has left. The browser's own animation moves it, one step a tick, so that React has nothing to do. */
function ToastBar({ tone, durationMs, leftMs, tickMs, running }: ToastBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const ticks = Math.max(1, Math.round(durationMs / tickMs));
    const animation = bar.current?.animate(
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
      { duration: durationMs, easing: `steps(${ticks})`, fill: 'both' },
    );
    if (animation !== undefined) {
      animation.currentTime = durationMs - leftMs;
      if (!running) {
        animation.pause();
      }
    }
    return () => animation?.cancel();
  }, [durationMs, leftMs, tickMs, running]);
  return <div ref={bar} className={styles.bar[tone]} aria-hidden="true" />;
}

/** Calls on Escape anywhere on the page, unless a dialog, menu or field there has answered it already. */
function useDocumentEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        latest.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
