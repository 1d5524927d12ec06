import type { Plan } from '../plans/subscription-ledger.port.ts';
import type { PaidPlan } from './payment-provider.ts';

/** A plan as sent to the provider, without its price. */
export function paidPlanOf({ code, name, currency, interval }: Plan): Omit<PaidPlan, 'priceCents'> {
  return { planCode: code, planName: name, currency, interval };
}
