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
  /** How often the same toast occurred. */
  count?: number | undefined;
  /** How many toasts reappear when this one closes. */
  moreCount?: number | undefined;
  /** Fades out over 300 ms. */
  leaving?: boolean | undefined;
  /** The progress bar, in ms; without it the toast stays until the user closes it. */
  progress?: { durationMs: number; leftMs: number; tickMs: number; running: boolean } | undefined;
  action?:
    | {
        text: string;
        /** An alternative way to do the same, for users who cannot press the button in time. */
        altText: string;
        busy: boolean;
        failed: boolean;
        onPerform: () => void;
      }
    | undefined;
  /** Called by the close button, or by Escape anywhere on the page that nothing else has handled. */
  onClose: () => void;
  /** Called when the pointer enters the toast, or the focus: pauses its timer. */
  onHold?: ((by: 'pointer' | 'focus') => void) | undefined;
  onRelease?: ((by: 'pointer' | 'focus') => void) | undefined;
};

const TONES = { error: 'danger', warning: 'warning', success: 'success', info: 'info' } as const;

/**
 * A message about the session, at the top center. Display only: the caller manages its timer.
 *
 * **When:** only for the session. **When not:** for any other message use `Notification`.
 *
 * **Keyboard:** Escape closes it from anywhere, unless something else handles it.
 *
 * **Accessibility:** a status, or an alert for errors; hover and focus pause its timer.
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
 * The position of the session toast: top center, full width on a phone.
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

/** The remaining time of a toast. A Web Animation advances it once per tick, without React renders. */
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

/** Handles Escape anywhere on the page, unless a dialog, menu or field has already handled it. */
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
