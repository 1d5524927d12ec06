import type { DeliveryChoice } from './delivery-choices.read-model.ts';

/** How a notification gets to one person. */
export type Delivery = {
  readonly userId: string;
  readonly inApp: boolean;
  /** Where it is mailed at once; null where it is not. */
  readonly email: string | null;
  /** Why it does not get to them; null where it does. */
  readonly unreached: 'switched_off' | 'no_confirmed_email' | null;
};

/**
 * What a notification does by the choices of a person. With `forceEmail` it is mailed at once whatever they chose, and
 * somebody without a confirmed address counts as not reached.
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
