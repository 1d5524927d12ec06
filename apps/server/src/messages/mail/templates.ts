import { LEVELS } from '../../http/levels.ts';
import type { Level } from '../../http/levels.ts';
import { ACCOUNT_TEMPLATES } from './account-templates.ts';
import { mailBody, quoteOf } from './mail-body.ts';
import type { MailTemplates, MailLanguage } from './mail-body.ts';
import type { TemplateValues } from './outbox.port.ts';

const TEMPLATES: MailTemplates = {
  ...ACCOUNT_TEMPLATES,
  team_invitation: ({ link, inviter, tenants, level, expires_on, message }) => {
    const tenant = namesOf(tenants);
    return mailBody({
      subject: `${inviter} invites you to ${tenant}`,
      heading: `Join ${tenant} on Platebook`,
      paragraphs: [`${inviter} invites you to ${tenant} as ${roleOf(level)}.`],
      quote: quoteOf(inviter, message),
      button: { label: 'Accept invitation', link },
      notes: [
        `This invitation expires on ${dayOf(expires_on)}.`,
        "If you don't know the sender, ignore this email.",
      ],
    });
  },
  access_request: ({ link, requester, tenant, message }) =>
    mailBody({
      subject: `${requester} requests access to ${tenant}`,
      heading: `${requester} requests access to ${tenant}`,
      paragraphs: ["They can't see anything until you approve. You choose their role."],
      quote: quoteOf(requester, message),
      button: { label: 'Review request', link },
      notes: ["If you don't know them, decline the request or leave it open."],
    }),
  access_request_approved: ({ link, tenant, level }) =>
    mailBody({
      subject: `You have access to ${tenant}`,
      heading: `You have access to ${tenant}`,
      paragraphs: [`Your request was approved. You are ${roleOf(level)} there.`],
      button: { label: `Open Platebook`, link },
      notes: ['If you no longer need it, you can leave in your settings.'],
    }),
  access_request_declined: ({ link }) =>
    mailBody({
      subject: 'Your access request was declined',
      heading: 'Your access request was declined',
      paragraphs: ['You requested access to a client on Platebook. Its owners declined.'],
      button: { label: 'Open clients', link },
      notes: ['If you think this is a mistake, talk to them. They can also invite you.'],
    }),
  ownership_transferred: ({ link, tenant, former_owner, new_owner }) =>
    mailBody({
      subject: `${tenant} has a new owner`,
      heading: `${tenant} has a new owner`,
      paragraphs: [`${former_owner} made ${new_owner} the owner of ${tenant}.`],
      button: { label: 'Open team', link },
      notes: ["If you didn't agree to this, talk to each other soon. An owner has full control."],
    }),
  trial_ending: ({ link, tenant, ends_on }) =>
    mailBody({
      subject: `Your trial for ${tenant} ends on ${dayOf(ends_on)}`,
      heading: 'Your trial is ending',
      paragraphs: [
        `Your trial for ${tenant} ends on ${dayOf(ends_on)}. Posting pauses then. You can still read and export everything.`,
      ],
      button: { label: 'Choose a plan', link },
      notes: ['Nothing is deleted, and nothing is charged unless you choose a plan.'],
    }),
  notification: ({ link, label, client, title, message }) =>
    mailBody({
      subject: `${client}: ${title}`,
      heading: title,
      paragraphs: [message],
      button: { label, link },
      notes: [
        `This is about ${client}.`,
        'Choose which emails you get in Settings, under Notifications.',
      ],
    }),
  weekly_digest: ({ link, since, until, clients }) =>
    mailBody({
      subject: `Your week in Platebook: ${inBrief(totalOf(clients))}`,
      heading: `Your clients from ${dayOfYear(since)} to ${dayOfYear(until)}`,
      paragraphs: [`In all: ${inBrief(totalOf(clients))}.`],
      sections: clients.map(toSection),
      button: { label: 'Open Platebook', link },
      notes: ['Choose which emails you get in Settings, under Notifications.'],
    }),
  daily_digest: ({ link, day, clients }) =>
    mailBody({
      subject: `Your day in Platebook: ${inBrief(totalOf(clients))}`,
      heading: `Your clients on ${dayOfYear(day)}`,
      paragraphs: [`In all: ${inBrief(totalOf(clients))}.`],
      sections: clients.map(toSection),
      button: { label: 'Open Platebook', link },
      notes: ['Choose which emails you get in Settings, under Notifications.'],
    }),
  payment_receipt: ({ link, tenant, number, amount_cents, currency }) =>
    mailBody({
      subject: `Receipt for ${tenant}: ${amountOf(amount_cents, currency)}`,
      heading: 'Payment received',
      paragraphs: [
        `${amountOf(amount_cents, currency)} was paid for the Platebook plan of ${tenant}, invoice ${number}.`,
      ],
      button: { label: 'Open invoice', link },
      notes: [
        "You're getting this because your address is a billing contact. An owner can change that under Subscription.",
      ],
    }),
  support_ticket_received: ({ link, client, number, subject }) =>
    mailBody({
      subject: `We got your message (ticket ${number})`,
      heading: 'We got your message',
      paragraphs: [`“${subject}” is ticket ${number}. We'll email you when we reply.`],
      button: { label: 'Open the ticket', link },
      notes: [`This is about ${client}.`],
    }),
  support_message: ({ link, ticket_id, number, client, author, subject, topic, paragraphs }) =>
    mailBody({
      subject: `Ticket ${number}: ${subject}`,
      heading: subject,
      paragraphs: [`${author} wrote about ${client} (${topic}):`, ...paragraphs],
      button: { label: 'Open the ticket', link },
      notes: [`Ticket ${number}, ${ticket_id}.`, 'Reply in Platebook, not to this email.'],
    }),
  demo_requested: ({ link, name, email, business, message }) =>
    mailBody({
      subject: `${business} requested a demo`,
      heading: `${name} requested a demo`,
      paragraphs: [`${name} (${email}) from ${business} requested a demo of Platebook.`],
      quote: quoteOf(name, message),
      button: { label: 'Open demo requests', link },
      notes: ["You're getting this because you run this installation."],
    }),
  payment_failed: ({ link, tenant, plan }) =>
    mailBody({
      subject: `Payment failed for ${tenant}`,
      heading: 'Payment failed',
      paragraphs: [`Your payment for the ${plan} plan for ${tenant} didn't go through.`],
      button: { label: 'Open subscription', link },
      notes: [
        'Posting continues for 7 days, then pauses until the payment goes through. You can still read and export everything.',
      ],
    }),
};

type ClientDigest = TemplateValues['weekly_digest']['clients'][number];

type Week = Pick<ClientDigest, 'posted' | 'needMapping' | 'toReview' | 'failed'>;

/** A client's section in a digest. */
function toSection(client: ClientDigest) {
  return {
    heading: client.name,
    lines: [...linesOf(client), ...client.told.map(toLine)],
    link: client.link,
  };
}

function totalOf(weeks: readonly Week[]): Week {
  const sum = (of: (week: Week) => number) => weeks.reduce((total, week) => total + of(week), 0);
  return {
    posted: sum(({ posted }) => posted),
    needMapping: sum(({ needMapping }) => needMapping),
    toReview: sum(({ toReview }) => toReview),
    failed: sum(({ failed }) => failed),
  };
}

function inBrief({ posted, needMapping, toReview, failed }: Week): string {
  return `${posted} posted, ${needMapping + toReview} waiting, ${failed} failed`;
}

function linesOf({ posted, needMapping, toReview, failed }: Week): string[] {
  return [
    ...(posted === 0 ? [] : [`${entries(posted)} posted.`]),
    ...(needMapping === 0 ? [] : [`${entries(needMapping)} waiting for an account or a store.`]),
    ...(toReview === 0 ? [] : [`${entries(toReview)} waiting to be reviewed and posted.`]),
    ...(failed === 0 ? [] : [`${entries(failed)} couldn't be posted.`]),
  ];
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function toLine({ title, count }: { title: string; count: number }): string {
  return count === 1 ? `${title}.` : `${title}, and ${count - 1} more like it.`;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

function dayOf(day: string): string {
  return DAY.format(new Date(day));
}

function dayOfYear(day: string): string {
  return DAY_OF_YEAR.format(new Date(day));
}

function roleOf(level: Level): string {
  return LEVELS[level].name;
}

function amountOf(cents: number, currency: string): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const amount = new Intl.NumberFormat('en-US', format);
  return `${amount.format(cents / 100)} ${currency}`;
}

/** The first few names, and how many more. */
function namesOf(names: readonly string[]): string {
  const [first = 'a client', second, ...others] = names;
  if (second === undefined) {
    return first;
  }
  return others.length === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${others.length} more`;
}

/** The mails in English. */
export const ENGLISH_MAIL: MailLanguage = {
  lang: 'en',
  templates: TEMPLATES,
  signature: 'Platebook: delivery payouts that add up in your books.',
  colon: ':',
  wrote: (by) => `${by} wrote:`,
  phoneCode: {
    subject: 'Your Platebook code',
    text: (code) =>
      `${code} is your Platebook code. It works once, for 10 minutes. Never share it with anyone.`,
  },
};
