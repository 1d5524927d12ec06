import { useNotificationsActor, useSessionToastActor } from '@platebook/machines/react';
import { useEffect } from 'react';
import type { Preferences } from '../../shared/account/preferences.queries.ts';
import { useDisplay } from '../../shared/account/use-preferences.ts';

const TIMINGS = {
  normal: 'normal',
  long: 'tripled',
  until_closed: 'until_closed',
} as const satisfies Record<Preferences['message_duration'], string>;

/** Applies the reader's preference for how long messages stay (WCAG 2.2.1). */
export function MessageTiming() {
  const { message_duration: duration } = useDisplay();
  const toasts = useSessionToastActor();
  const notifications = useNotificationsActor();
  useEffect(() => {
    const event = { type: 'timing.changed', timing: TIMINGS[duration] } as const;
    toasts.send(event);
    notifications.send(event);
  }, [duration, notifications, toasts]);
  return null;
}
