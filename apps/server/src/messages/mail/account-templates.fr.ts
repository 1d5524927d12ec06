import { mailBody } from './mail-body.ts';
import type { AccountTemplates, MailBody } from './mail-body.ts';

const LINK_LIFE = 'Le lien fonctionne une seule fois, pendant 60 minutes.';
const LINK_AND_CODE_LIFE =
  'Le lien fonctionne une seule fois, pendant 60 minutes; le code, une seule fois, pendant 10 minutes.';
const CODE_LIFE = 'Le code fonctionne une seule fois, pendant 10 minutes.';
const NOT_YOU =
  'Si vous n’avez pas fait cette demande, ne tenez pas compte de ce courriel. Rien ne change.';
function lifeOf(code: string | undefined): string {
  return code === undefined ? LINK_LIFE : LINK_AND_CODE_LIFE;
}

function enterCode(code: string | undefined): MailBody['code'] {
  return code === undefined ? null : { about: 'Ou entrez ce code\u00A0:', value: code };
}

/** Puts text in French quotation marks. */
export function quoted(words: string): string {
  return `«\u00A0${words}\u00A0»`;
}

function named(name: string): string {
  return name === '' ? '' : ` ${quoted(name)}`;
}

/** The mails about a user's account, in French. */
export const FRENCH_ACCOUNT_TEMPLATES: AccountTemplates = {
  confirm_signup: ({ link, code }) =>
    mailBody({
      subject: 'Confirmez votre adresse courriel',
      heading: 'Confirmez votre adresse courriel',
      paragraphs: [
        'Bienvenue dans Platebook. Confirmez votre adresse courriel pour terminer votre inscription.',
      ],
      button: { label: 'Confirmer l’adresse', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  recovery: ({ link, code }) =>
    mailBody({
      subject: 'Réinitialisez votre mot de passe',
      heading: 'Réinitialisez votre mot de passe',
      paragraphs: ['Choisissez un nouveau mot de passe pour votre compte Platebook.'],
      button: { label: 'Choisir un nouveau mot de passe', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  email_change: ({ link, new_email, code }) =>
    mailBody({
      subject: 'Confirmez votre nouvelle adresse courriel',
      heading: 'Confirmez votre nouvelle adresse courriel',
      paragraphs: [
        `Vous avez demandé de remplacer votre adresse courriel Platebook par ${new_email}. Confirmez que c’est la vôtre.`,
      ],
      button: { label: 'Confirmer la nouvelle adresse', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  email_change_current: ({ link, new_email, code }) =>
    mailBody({
      subject: 'Confirmez votre changement d’adresse',
      heading: 'Confirmez votre changement d’adresse',
      paragraphs: [
        `Une personne connectée à votre compte a demandé d’en remplacer l’adresse courriel par ${new_email}.`,
      ],
      button: { label: 'Permettre le changement', link },
      code: enterCode(code),
      notes: [
        lifeOf(code),
        'Si ce n’était pas vous, ne le permettez pas et changez votre mot de passe. Quelqu’un d’autre est connecté.',
      ],
    }),
  email_changed: ({ link, new_email }) =>
    mailBody({
      subject: 'Votre adresse courriel a été changée',
      heading: 'Votre adresse courriel a été changée',
      paragraphs: [
        `Votre compte Platebook utilise maintenant ${new_email}. Connectez-vous avec cette adresse à partir de maintenant.`,
      ],
      button: { label: 'Se connecter', link },
      notes: [
        'Si c’était vous, il n’y a rien à faire. Sinon, réinitialisez votre mot de passe maintenant et vérifiez qui peut lire vos courriels.',
      ],
    }),
  reauthentication: ({ code }) =>
    mailBody({
      subject: 'Votre code Platebook',
      heading: 'Confirmez que c’est bien vous',
      paragraphs: ['Entrez ce code pour poursuivre la modification que vous avez commencée.'],
      code: { about: 'Votre code\u00A0:', value: code },
      notes: [
        CODE_LIFE,
        'Ne le communiquez à personne. Si vous ne l’avez pas demandé, changez votre mot de passe.',
      ],
    }),
  magic_link: ({ link, code }) =>
    mailBody({
      subject: 'Connectez-vous à Platebook',
      heading: 'Connectez-vous à Platebook',
      paragraphs: ['Utilisez ce lien pour vous connecter sans mot de passe.'],
      button: { label: 'Se connecter', link },
      code: enterCode(code),
      notes: [lifeOf(code), NOT_YOU],
    }),
  invite: ({ link }) =>
    mailBody({
      subject: 'Vous êtes invité à utiliser Platebook',
      heading: 'Vous êtes invité à utiliser Platebook',
      paragraphs: [
        'Un compte a été créé pour cette adresse. Acceptez l’invitation et choisissez un mot de passe.',
      ],
      button: { label: 'Accepter l’invitation', link },
      notes: [LINK_LIFE, 'Si vous ne vous y attendiez pas, ne tenez pas compte de ce courriel.'],
    }),
  password_changed: ({ link }) =>
    mailBody({
      subject: 'Votre mot de passe a été changé',
      heading: 'Votre mot de passe a été changé',
      paragraphs: [
        'Votre mot de passe Platebook vient d’être changé, et vos autres sessions ont été déconnectées.',
      ],
      button: { label: 'Réinitialiser le mot de passe', link },
      notes: [
        'Si c’était vous, il n’y a rien à faire. Sinon, réinitialisez votre mot de passe maintenant.',
      ],
    }),
  second_factor_added: ({ link, name }) =>
    mailBody({
      subject: 'La connexion en deux étapes est activée',
      heading: 'La connexion en deux étapes est activée',
      paragraphs: [
        `Une application d’authentification${named(name)} a été ajoutée à votre compte Platebook. Vous entrerez son code pour vous connecter.`,
      ],
      button: { label: 'Vérifier les paramètres de connexion', link },
      notes: [
        'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant. Quelqu’un d’autre est connecté.',
      ],
    }),
  second_factor_removed: ({ link, name }) =>
    mailBody({
      subject: 'Une application d’authentification a été retirée',
      heading: 'Une application d’authentification a été retirée',
      paragraphs: [
        `L’application d’authentification${named(name)} a été retirée de votre compte Platebook. Ses codes ne fonctionnent plus.`,
      ],
      button: { label: 'Vérifier les paramètres de connexion', link },
      notes: [
        'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant. Quelqu’un d’autre est connecté.',
      ],
    }),
};
