import { useLayoutEffect, useRef } from 'react';
import * as styles from './session-toast.css.ts';

export type ToastBarProps = {
  tone: keyof typeof styles.bar;
  durationMs: number;
  leftMs: number;
  tickMs: number;
  running: boolean;
};

/** The time a toast has left. The browser's own animation moves it, one step a tick, so that React has nothing to do. */
export function ToastBar({ tone, durationMs, leftMs, tickMs, running }: ToastBarProps) {
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
