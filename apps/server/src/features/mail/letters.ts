import type { TemplateName, TemplateValues } from './outbox.port.ts';

/** What a mail says, before it becomes plain text and HTML. */
export type Letter = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Under a heading of their own each, with a way there. */
  readonly sections: readonly {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly link: string;
  }[];
  /** Words of another person. */
  readonly quote: { readonly by: string; readonly words: string } | null;
  readonly button: { readonly label: string; readonly link: string } | null;
  readonly code: { readonly about: string; readonly value: string } | null;
  readonly notes: readonly string[];
};

type MailTemplate = Exclude<TemplateName, 'phone_code'>;

type Letters = { readonly [Name in MailTemplate]: (values: TemplateValues[Name]) => Letter };

const LINK_LIFE = 'The link works once, for 60 minutes.';
const LINK_AND_CODE_LIFE =
  'The link works once, for 60 minutes; the code works once, for 10 minutes.';
const CODE_LIFE = 'The code works once, for 10 minutes.';
const NOT_YOU = "If you didn't ask for this, ignore this email. Nothing changes.";

function letter(
  given: Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'notes'> & Partial<Letter>,
): Letter {
  return { sections: [], quote: null, button: null, code: null, ...given };
}

function lifeOf(code: string | undefined): string {
  return code === undefined ? LINK_LIFE : LINK_AND_CODE_LIFE;
}

function enterCode(code: string | undefined): Letter['code'] {
  return code === undefined ? null : { about: 'Or enter this code:', value: code };
}

function quoteOf(by: string, words: string | undefined): Letter['quote'] {
  return words === undefined || words.trim() === '' ? null : { by, words };
}

function named(name: string): string {
  return name === '' ? '' : ` “${name}”`;
}

/** The text of every mail. */
export const LETTERS: Letters = {
  confirm_signup: ({ link, code }) =>
    letter({
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      paragraphs: ['Welcome to Platebook. Confirm your email address to finish signing up.'],
      button: { label: 'Confirm address', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  recovery: ({ link, code }) =>
    letter({
      subject: 'Reset your password',
      heading: 'Reset your password',
      paragraphs: ['Choose a new password for your Platebook account.'],
      button: { label: 'Choose a new password', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  email_change: ({ link, new_email, code }) =>
    letter({
      subject: 'Confirm your new email address',
      heading: 'Confirm your new email address',
      paragraphs: [
        `You asked to change your Platebook email to ${new_email}. Confirm that it's yours.`,
      ],
      button: { label: 'Confirm new address', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  email_change_current: ({ link, new_email, code }) =>
    letter({
      subject: 'Confirm your email change',
      heading: 'Confirm your email change',
      paragraphs: [`Someone signed in to your account asked to change its email to ${new_email}.`],
      button: { label: 'Allow the change', link },
      code: enterCode(code),
      notes: [
        lifeOf(code),
        "If this wasn't you, don't allow it and change your password. Someone else is signed in.",
      ],
    }),
  email_changed: ({ link, new_email }) =>
    letter({
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      paragraphs: [`Your Platebook account now uses ${new_email}. Sign in with it from now on.`],
      button: { label: 'Sign in', link },
      notes: [
        "If this was you, there's nothing to do. If it wasn't, reset your password now and check who can read your email.",
      ],
    }),
  reauthentication: ({ code }) =>
    letter({
      subject: 'Your Platebook code',
      heading: "Confirm it's you",
      paragraphs: ['Enter this code to continue the change you started.'],
      code: { about: 'Your code:', value: code },
      notes: [CODE_LIFE, "Never share it. If you didn't ask for it, change your password."],
    }),
  magic_link: ({ link, code }) =>
    letter({
      subject: 'Sign in to Platebook',
      heading: 'Sign in to Platebook',
      paragraphs: ['Use this link to sign in without a password.'],
      button: { label: 'Sign in', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  invite: ({ link }) =>
    letter({
      subject: 'You are invited to Platebook',
      heading: 'You are invited to Platebook',
      paragraphs: [
        'An account was created for this address. Accept the invitation and choose a password.',
      ],
      button: { label: 'Accept invitation', link },
      notes: [LINK_LIFE, "If you didn't expect this, ignore this email."],
    }),
  password_changed: ({ link }) =>
    letter({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Your Platebook password was just changed, and your other sessions were signed out.',
      ],
      button: { label: 'Reset password', link },
      notes: ["If this was you, there's nothing to do. If it wasn't, reset your password now."],
    }),
  second_factor_added: ({ link, name }) =>
    letter({
      subject: 'Two-step sign-in is on',
      heading: 'Two-step sign-in is on',
      paragraphs: [
        `An authenticator app${named(name)} was added to your Platebook account. You'll enter its code when you sign in.`,
      ],
      button: { label: 'Review sign-in settings', link },
      notes: [
        "If this was you, there's nothing to do. If it wasn't, change your password now. Someone else is signed in.",
      ],
    }),
  second_factor_removed: ({ link, name }) =>
    letter({
      subject: 'An authenticator app was removed',
      heading: 'An authenticator app was removed',
      paragraphs: [
        `The authenticator app${named(name)} was removed from your Platebook account. Its codes no longer work.`,
      ],
      button: { label: 'Review sign-in settings', link },
      notes: [
        "If this was you, there's nothing to do. If it wasn't, change your password now. Someone else is signed in.",
      ],
    }),
  team_invitation: ({ link, inviter, tenant, role, expires_on, message }) =>
    letter({
      subject: `${inviter} invites you to ${tenant}`,
      heading: `Join ${tenant} on Platebook`,
      paragraphs: [`${inviter} invites you to ${tenant} as ${role}.`],
      quote: quoteOf(inviter, message),
      button: { label: 'Accept invitation', link },
      notes: [
        `This invitation expires on ${expires_on}.`,
        "If you don't know the sender, ignore this email.",
      ],
    }),
  access_request: ({ link, requester, tenant, message }) =>
    letter({
      subject: `${requester} asks for access to ${tenant}`,
      heading: `${requester} asks for access to ${tenant}`,
      paragraphs: ["They can't see anything until you approve. You choose their role."],
      quote: quoteOf(requester, message),
      button: { label: 'Review request', link },
      notes: ["If you don't know them, decline the request or leave it open."],
    }),
  access_request_approved: ({ link, tenant, role }) =>
    letter({
      subject: `You have access to ${tenant}`,
      heading: `You have access to ${tenant}`,
      paragraphs: [`Your request was approved. You are ${role} there.`],
      button: { label: `Open Platebook`, link },
      notes: ['If you no longer need it, you can leave in your settings.'],
    }),
  access_request_declined: ({ link }) =>
    letter({
      subject: 'Your request for access was declined',
      heading: 'Your request for access was declined',
      paragraphs: ['You asked for access to a client on Platebook. Its owners declined.'],
      button: { label: 'Open clients', link },
      notes: ['If you think this is a mistake, talk to them. They can also invite you.'],
    }),
  ownership_transferred: ({ link, tenant, former_owner, new_owner }) =>
    letter({
      subject: `${tenant} has a new owner`,
      heading: `${tenant} has a new owner`,
      paragraphs: [`${former_owner} made ${new_owner} the owner of ${tenant}.`],
      button: { label: 'Open team', link },
      notes: ["If you didn't agree to this, talk to each other soon. An owner can do everything."],
    }),
  trial_ending: ({ link, tenant, ends_on }) =>
    letter({
      subject: `Your trial for ${tenant} ends on ${ends_on}`,
      heading: 'Your trial is ending',
      paragraphs: [
        `Your trial for ${tenant} ends on ${ends_on}. Posting pauses then. You can still read and export everything.`,
      ],
      button: { label: 'Choose a plan', link },
      notes: ['Nothing is deleted, and nothing is charged unless you choose a plan.'],
    }),
  notification: ({ link, label, client, title, message }) =>
    letter({
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
    letter({
      subject: `Your week in Platebook: ${inBrief(totalOf(clients))}`,
      heading: `Your clients from ${since} to ${until}`,
      paragraphs: [`In all: ${inBrief(totalOf(clients))}.`],
      sections: clients.map((client) => ({
        heading: client.name,
        lines: [...linesOf(client), ...client.told.map(toLine)],
        link: client.link,
      })),
      button: { label: 'Open Platebook', link },
      notes: ['Choose which emails you get in Settings, under Notifications.'],
    }),
  payment_receipt: ({ link, tenant, number, amount }) =>
    letter({
      subject: `Receipt for ${tenant}: ${amount}`,
      heading: 'Payment received',
      paragraphs: [`${amount} was paid for the Platebook plan of ${tenant}, invoice ${number}.`],
      button: { label: 'Open invoice', link },
      notes: [
        'You get this because your address is a billing contact. An owner can change that under Subscription.',
      ],
    }),
  support_ticket_received: ({ link, client, number, subject }) =>
    letter({
      subject: `We got your message (ticket ${number})`,
      heading: 'We got your message',
      paragraphs: [`“${subject}” is ticket ${number}. We'll email you when we reply.`],
      button: { label: 'Open the ticket', link },
      notes: [`This is about ${client}.`],
    }),
  support_message: ({ ticket_id, number, client, author, subject, topic, paragraphs }) =>
    letter({
      subject: `Ticket ${number}: ${subject}`,
      heading: subject,
      paragraphs: [`${author} wrote about ${client} (${topic}):`, ...paragraphs],
      notes: [
        `Ticket ${number}, ${ticket_id}.`,
        'Answer in Platebook, not by replying to this email.',
      ],
    }),
  payment_failed: ({ link, tenant, plan }) =>
    letter({
      subject: `Payment failed for ${tenant}`,
      heading: 'Payment failed',
      paragraphs: [`Your payment for the ${plan} plan for ${tenant} didn't go through.`],
      button: { label: 'Open subscription', link },
      notes: [
        'Posting continues for 7 days, then pauses until the payment goes through. You can still read and export everything.',
      ],
    }),
};

type Week = Pick<
  TemplateValues['weekly_digest']['clients'][number],
  'posted' | 'needMapping' | 'toReview' | 'failed'
>;

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
