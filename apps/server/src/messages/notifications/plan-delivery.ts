import type { DeliveryChoice } from './delivery-choices.read-model.ts';

/** How a notification reaches one person. */
export type Delivery = {
  readonly userId: string;
  readonly inApp: boolean;
  /** The address of an immediate mail; null if there is none. */
  readonly email: string | null;
  /** Why it does not reach them; null if it does. */
  readonly unreached: 'switched_off' | 'no_confirmed_email' | null;
};

/**
 * Decides the delivery by a person's preferences. With `forceEmail` it is mailed immediately whatever they chose, and a
 * person without a confirmed address counts as not reached.
 */
export function planDelivery(
  { userId, email, inApp, mail }: DeliveryChoice,
  { forceEmail }: { readonly forceEmail: boolean },
): Delivery {
  const isMailed = forceEmail || mail === 'at_once';
  const wantsMail = forceEmail || mail !== 'never';
  const byMail = wantsMail && email !== null;
  const isReached = byMail || (inApp && !forceEmail);
  return {
    userId,
    inApp,
    email: isMailed ? email : null,
    unreached: isReached ? null : wantsMail ? 'no_confirmed_email' : 'switched_off',
  };
}
