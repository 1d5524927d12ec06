import { frenchNotification } from '@platebook/api-client/french';
import type { NotificationWording } from '@platebook/api-client/french';
import type { TenantLevel } from '../../db/tables.ts';
import { FRENCH_ACCOUNT_TEMPLATES, quoted } from './account-templates.fr.ts';
import { mailBody, quoteOf } from './mail-body.ts';
import type { MailTemplates, MailLanguage } from './mail-body.ts';
import type { TemplateValues } from './outbox.port.ts';

const CHOOSE_MAILS =
  'Choisissez les courriels que vous recevez dans Paramètres, sous Notifications.';
const OPEN = 'Ouvrir Platebook';

const TEMPLATES: MailTemplates = {
  ...FRENCH_ACCOUNT_TEMPLATES,
  team_invitation: ({ link, inviter, tenants, level, expires_on, message }) => {
    const tenant = namesOf(tenants);
    return mailBody({
      subject: `${inviter} vous invite dans ${tenant}`,
      heading: `Joignez-vous à ${tenant} sur Platebook`,
      paragraphs: [`${inviter} vous invite dans ${tenant}. Votre rôle\u00A0: ${ROLES[level]}.`],
      quote: quoteOf(inviter, message),
      button: { label: 'Accepter l’invitation', link },
      notes: [
        `Cette invitation expire le ${dayOf(expires_on)}.`,
        'Si vous ne connaissez pas cette personne, ne tenez pas compte de ce courriel.',
      ],
    });
  },
  access_request: ({ link, requester, tenant, message }) =>
    mailBody({
      subject: `${requester} demande l’accès à ${tenant}`,
      heading: `${requester} demande l’accès à ${tenant}`,
      paragraphs: [
        'Cette personne ne voit rien avant votre approbation. C’est vous qui choisissez son rôle.',
      ],
      quote: quoteOf(requester, message),
      button: { label: 'Examiner la demande', link },
      notes: ['Si vous ne la connaissez pas, refusez la demande ou laissez-la ouverte.'],
    }),
  access_request_approved: ({ link, tenant, level }) =>
    mailBody({
      subject: `Vous avez accès à ${tenant}`,
      heading: `Vous avez accès à ${tenant}`,
      paragraphs: [`Votre demande a été approuvée. Votre rôle\u00A0: ${ROLES[level]}.`],
      button: { label: OPEN, link },
      notes: ['Si vous n’en avez plus besoin, vous pouvez partir dans vos paramètres.'],
    }),
  access_request_declined: ({ link }) =>
    mailBody({
      subject: 'Votre demande d’accès a été refusée',
      heading: 'Votre demande d’accès a été refusée',
      paragraphs: [
        'Vous avez demandé l’accès à un client sur Platebook. Ses propriétaires ont refusé.',
      ],
      button: { label: 'Ouvrir les clients', link },
      notes: ['Si vous croyez que c’est une erreur, parlez-leur. Ils peuvent aussi vous inviter.'],
    }),
  ownership_transferred: ({ link, tenant, former_owner, new_owner }) =>
    mailBody({
      subject: `${tenant} a un nouveau propriétaire`,
      heading: `${tenant} a un nouveau propriétaire`,
      paragraphs: [`${former_owner} a transféré la propriété de ${tenant} à ${new_owner}.`],
      button: { label: 'Ouvrir l’équipe', link },
      notes: [
        'Si vous n’étiez pas d’accord, parlez-vous sans tarder. Un propriétaire peut tout faire.',
      ],
    }),
  trial_ending: ({ link, tenant, ends_on }) =>
    mailBody({
      subject: `Votre essai pour ${tenant} se termine le ${dayOf(ends_on)}`,
      heading: 'Votre essai se termine bientôt',
      paragraphs: [
        `Votre essai pour ${tenant} se termine le ${dayOf(ends_on)}. La comptabilisation s’arrête alors. Vous pourrez encore tout lire et tout exporter.`,
      ],
      button: { label: 'Choisir un forfait', link },
      notes: [
        'Rien n’est supprimé, et rien n’est facturé à moins que vous choisissiez un forfait.',
      ],
    }),
  notification: ({ link, label, client, title, message, wording }) => {
    const words = wordsOf(wording) ?? { title, message, action: label };
    return mailBody({
      subject: `${client}\u00A0: ${words.title}`,
      heading: words.title,
      paragraphs: [words.message],
      button: { label: label === 'Open Platebook' ? OPEN : words.action, link },
      notes: [`Ce courriel concerne ${client}.`, CHOOSE_MAILS],
    });
  },
  weekly_digest: ({ link, since, until, clients }) =>
    mailBody({
      subject: `Votre semaine dans Platebook\u00A0: ${inBrief(clients)}`,
      heading: `Vos clients du ${dayOfYear(since)} au ${dayOfYear(until)}`,
      paragraphs: [`En tout\u00A0: ${inBrief(clients)}.`],
      sections: clients.map(toSection),
      button: { label: OPEN, link },
      notes: [CHOOSE_MAILS],
    }),
  daily_digest: ({ link, day, clients }) =>
    mailBody({
      subject: `Votre journée dans Platebook\u00A0: ${inBrief(clients)}`,
      heading: `Vos clients le ${dayOfYear(day)}`,
      paragraphs: [`En tout\u00A0: ${inBrief(clients)}.`],
      sections: clients.map(toSection),
      button: { label: OPEN, link },
      notes: [CHOOSE_MAILS],
    }),
  payment_receipt: ({ link, tenant, number, amount_cents, currency }) =>
    mailBody({
      subject: `Reçu pour ${tenant}\u00A0: ${amountOf(amount_cents, currency)}`,
      heading: 'Paiement reçu',
      paragraphs: [
        `${amountOf(amount_cents, currency)} ont été payés pour le forfait Platebook de ${tenant}, facture ${number}.`,
      ],
      button: { label: 'Ouvrir la facture', link },
      notes: [
        'Vous recevez ce courriel parce que votre adresse est une personne-ressource pour la facturation. Un propriétaire peut changer cela sous Abonnement.',
      ],
    }),
  support_ticket_received: ({ link, client, number, subject }) =>
    mailBody({
      subject: `Nous avons reçu votre message (demande ${number})`,
      heading: 'Nous avons reçu votre message',
      paragraphs: [
        `${quoted(subject)} est la demande ${number}. Nous vous écrirons quand nous aurons répondu.`,
      ],
      button: { label: 'Ouvrir la demande', link },
      notes: [`Ce courriel concerne ${client}.`],
    }),
  support_message: ({ link, ticket_id, number, client, author, subject, topic, paragraphs }) =>
    mailBody({
      subject: `Demande ${number}\u00A0: ${subject}`,
      heading: subject,
      paragraphs: [`${author} a écrit au sujet de ${client} (${topic})\u00A0:`, ...paragraphs],
      button: { label: 'Ouvrir la demande', link },
      notes: [`Demande ${number}, ${ticket_id}.`, 'Répondez dans Platebook, pas à ce courriel.'],
    }),
  demo_requested: ({ link, name, email, business, message }) =>
    mailBody({
      subject: `${business} demande une démonstration`,
      heading: `${name} demande une démonstration`,
      paragraphs: [`${name} (${email}), de ${business}, demande une démonstration de Platebook.`],
      quote: quoteOf(name, message),
      button: { label: 'Ouvrir les demandes de démonstration', link },
      notes: ['Vous recevez ce courriel parce que vous gérez cette installation.'],
    }),
  payment_failed: ({ link, tenant, plan }) =>
    mailBody({
      subject: `Le paiement pour ${tenant} a échoué`,
      heading: 'Le paiement a échoué',
      paragraphs: [`Votre paiement du forfait ${plan} pour ${tenant} n’a pas été accepté.`],
      button: { label: 'Ouvrir l’abonnement', link },
      notes: [
        'La comptabilisation se poursuit pendant 7 jours, puis s’arrête jusqu’au paiement. Vous pourrez encore tout lire et tout exporter.',
      ],
    }),
};

const ROLES: Readonly<Record<TenantLevel, string>> = {
  user_owner: 'Propriétaire',
  user_manager: 'Gestionnaire',
  user_basic: 'Utilisateur',
  no_access: 'Aucun accès',
};

function wordsOf(wording: NotificationWording | null) {
  return wording === null ? null : frenchNotification(wording);
}

type Weeks = TemplateValues['weekly_digest']['clients'];

/** A client's section in a digest. */
function toSection(client: Weeks[number]) {
  return {
    heading: client.name,
    lines: [...linesOf(client), ...client.told.map(toLine)],
    link: client.link,
  };
}

function inBrief(weeks: Weeks): string {
  const sum = (of: (week: Weeks[number]) => number) =>
    weeks.reduce((total, week) => total + of(week), 0);
  const posted = sum((week) => week.posted);
  const waiting = sum(({ needMapping, toReview }) => needMapping + toReview);
  return `${entries(posted, 'comptabilisée')}, ${waiting} en attente, ${sum(({ failed }) => failed)} en échec`;
}

function linesOf({ posted, needMapping, toReview, failed }: Weeks[number]): string[] {
  const attend = (count: number) => (count === 1 ? 'attend' : 'attendent');
  return [
    ...(posted === 0 ? [] : [`${entries(posted, 'comptabilisée')}.`]),
    ...(needMapping === 0
      ? []
      : [`${entries(needMapping)} ${attend(needMapping)} un compte ou un établissement.`]),
    ...(toReview === 0
      ? []
      : [`${entries(toReview)} ${attend(toReview)} une vérification avant la comptabilisation.`]),
    ...(failed === 0 ? [] : [`${entries(failed, 'non comptabilisée')}.`]),
  ];
}

/** `1 écriture comptabilisée`, `12 écritures comptabilisées`. */
function entries(count: number, what = ''): string {
  const many = count < 2 ? '' : 's';
  return `${count} écriture${many}${what === '' ? '' : ` ${what}${many}`}`;
}

function toLine({ title, wording, count }: Weeks[number]['told'][number]): string {
  const titleText = wordsOf(wording)?.title ?? title;
  return count === 1 ? `${titleText}.` : `${titleText}, et ${count - 1} autres du même genre.`;
}

const DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('fr-CA', {
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

function amountOf(cents: number, currency: string): string {
  return new Intl.NumberFormat('fr-CA', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(cents / 100);
}

function namesOf(names: readonly string[]): string {
  const [first = 'un client', second, ...others] = names;
  if (second === undefined) {
    return first;
  }
  return others.length === 0
    ? `${first} et ${second}`
    : `${first}, ${second} et ${others.length} de plus`;
}

/** The mails in French. */
export const FRENCH_MAIL: MailLanguage = {
  lang: 'fr-CA',
  templates: TEMPLATES,
  signature: 'Platebook\u00A0: vos versements, dans des livres qui concordent.',
  colon: '\u00A0:',
  wrote: (by) => `${by} a écrit\u00A0:`,
  phoneCode: {
    subject: 'Votre code Platebook',
    text: (code) =>
      `${code} est votre code Platebook. Il fonctionne une seule fois, pendant 10 minutes. Ne le donnez jamais à personne.`,
  },
};
