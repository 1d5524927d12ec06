import type { Plan } from '../../shared/api/entities.ts';
import { messages } from '../../shared/language/messages.ts';

type Interval = Plan['interval'];

/** What a plan allows, and what choosing and canceling it does. */
export const words = messages({
  unlimited: (things: string) => `No limit on ${things}`,
  upTo: (count: string) => `Up to ${count}`,
  allUnlimited: 'No limit on clients, stores, channels, or people',
  wholeHistory: 'Sync as far back as the platform allows',
  history: (months: string) => `Sync up to ${months} back`,
  startsFree: (plan: string) => `${plan} costs nothing and starts right away.`,
  startsPaid: (plan: string, price: string) =>
    `${plan} costs ${price}. It starts, and you’re charged, when you pay on the next page.`,
  trialEnds: 'Your trial ends then.',
  newInterval: (interval: Interval) => `A new ${interval} starts then.`,
  intervalEnds: (interval: Interval) =>
    `Your current ${interval} ends then. What’s left of it isn’t refunded.`,
  planEnds: (plan: string) => `${plan} ends then. What’s left of it isn’t refunded.`,
  overStays: (over: string) =>
    `${over} Everything stays, but you can’t add more until you’re under.`,
  shorterHistory: (months: string) =>
    `You can sync up to ${months} back. Payouts already in Platebook stay.`,
  postingResumes: 'Posting resumes. Entries already in your books stay as they are.',
  entriesStay: 'Entries already in your books stay as they are.',
  staysPaid: (plan: string) => `${plan} stays until the end of what you’ve paid for.`,
  staysUntil: (plan: string, day: string) => `${plan} stays until ${day}. Payouts post until then.`,
  thenNothingPosts: 'After that, nothing new posts to your books.',
  readAndExport: 'You can still read and export everything. Nothing is deleted.',
  notChargedAgain: 'You won’t be charged again.',
  cancelTitle: (plan: string) => `Cancel ${plan}?`,
  keep: (plan: string) => `Keep ${plan}`,
  cancelPlan: 'Cancel plan',
  notCanceled: 'Your plan wasn’t canceled.',
  cancel: (plan: string) => `Cancel ${plan}`,
  resume: (plan: string) => `Resume ${plan}`,
  notResumed: 'Your plan wasn’t resumed. It still ends as planned.',
  yourPlan: 'Your plan',
  plan: 'Plan',
  status: 'Status',
  price: 'Price',
  priceAfterTrial: 'Price after the trial',
  receipts:
    'The payment provider emails a receipt for each payment. Platebook doesn’t store invoices or card details.',
  whatYouUse: 'What you use',
  howFarBack: (history: string) =>
    `How far back you can sync: ${history}. Archived clients and deactivated stores count too.`,
  billing: 'Billing',
  isOff: (plan: string) =>
    `Whoever runs this installation has turned billing off. You’re on ${plan} and there’s nothing to pay here.`,
  plans: 'Plans',
  changePlan: 'Change plan',
  choosePlan: 'Choose a plan',
  overPreview: (over: string) => `${over} Nothing is removed, but you can’t add more.`,
  fits: 'Covers everything you use today.',
  choose: (plan: string) => `Choose ${plan}`,
  payFor: (plan: string) => `Pay for ${plan}`,
  restart: (plan: string) => `Restart ${plan}`,
  asked: (choice: string) => `${choice}?`,
  notNow: 'Not now',
  switchTo: (plan: string) => `Switch to ${plan}`,
  switchAndPay: (plan: string, due: string) => `Switch to ${plan} and pay ${due}`,
  toPayment: 'Continue to payment',
  notCharged: 'You weren’t charged, and your plan is unchanged.',
});
