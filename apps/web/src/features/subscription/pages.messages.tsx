import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

/** What the pages of a subscription say. */
export const words = messages({
  paymentNotCompleted: 'Payment not completed',
  notCompleted: 'The payment wasn’t completed',
  notChargedBooks: 'You weren’t charged, and your books are unchanged.',
  loadingSubscription: 'Loading your subscription',
  loadingPlans: 'Loading plans',
  alreadyOn: (plan: string) => `You’re already on ${plan}, so there’s nothing to try again.`,
  declined: (client: string) =>
    `The card was declined, or the payment page was closed before it finished. The plan for ${client} hasn’t changed.`,
  seeSubscription: 'See your subscription',
  notCharged: 'You weren’t charged.',
  tryAgain: (plan: string) => `Try again: ${plan}`,
  tryAgainFor: (plan: string, price: string) => `Try again: ${plan}, ${price}`,
  seePlans: 'See all plans',
  payment: 'Payment',
  nothingToConfirm: 'There’s no payment to confirm',
  opensAfter: 'This page opens after a payment and names the plan you paid for.',
  confirming: 'Confirming your payment…',
  keepWorking:
    'You can stay here or keep working. The plan starts as soon as the payment provider confirms.',
  waiting: 'Waiting for the payment provider',
  longer: 'This is taking longer than usual',
  contactSupport: 'Contact support',
  notHeard: (client: string) =>
    `We haven’t heard from the payment provider yet. Don’t pay again: if the payment went through, the plan for ${client} starts without you doing anything.`,
  youAreOn: (plan: string) => `You’re on ${plan}`,
  nothingToPay: 'There’s nothing to pay. Your books are unchanged.',
  wentThrough: 'Your payment went through. Your books are unchanged.',
  bought: 'What you bought',
  plan: 'Plan',
  for: 'For',
  price: 'Price',
  receipt: 'The payment provider emails the receipt.',
  next: 'What’s next',
  goHome: 'Go to Home',
  trial: 'Trial',
  subscription: 'Subscription',
  trialOf: (client: string) => `The trial for ${client}, and what happens when it ends.`,
  loadingTrial: 'Loading your trial',
  soFar: 'So far',
  trialSoFar: 'Your trial so far',
  payoutsPosted: 'Payouts posted',
  started: 'Started',
  daysLeft: 'Days left',
  canDoNow: 'What you can do now',
  atTheEnd: 'What happens at the end',
  choosePlan: 'Choose a plan',
  seeThePlans: 'See the plans',
  moreTime: 'Ask for more time',
  planOf: (client: string) => `The plan for ${client}, and how much of it you use.`,
  onlyOwner: 'Only an owner can change the plan',
  askOwner: (client: string) =>
    `To change, pay for, or cancel it, ask an owner of ${client}, such as whoever invited you.`,
  seeTrial: 'See your trial',
  keepsFailing: (support: ReactNode) => (
    <>
      If it keeps failing, ask your bank or use another card. {support} if you think you were
      charged.
    </>
  ),
});
