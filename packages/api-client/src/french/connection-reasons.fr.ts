import type { components } from '../generated/schema.ts';
import { counted } from './counted.fr.ts';
import { naming, type Reason } from './french-reason.ts';
import { withValues } from './with-values.ts';

/** Names the provider, or uses `otherwise` when it is unknown. */
function named(write: (name: string) => string, otherwise: string): Reason['message'] {
  return ({ name }) => (typeof name === 'string' ? write(name) : otherwise);
}

const NOT_GRANTED =
  'La personne qui a connecté QuickBooks ne peut plus utiliser ces livres. Connectez-vous comme administrateur de l’entreprise.';

/** Messages about connections, with the action where the message does not include it. */
export const OF_CONNECTIONS = {
  connection_missing: {
    message: named(
      (name) => `${name} n’est pas connecté. Connectez-le à sa page.`,
      'La plateforme ou QuickBooks n’est pas connecté.',
    ),
    action: 'Connectez-le d’abord.',
  },
  connection_paused: {
    message: named(
      (name) => `La connexion à ${name} est en pause. Reprenez-la à sa page pour continuer.`,
      'La connexion est en pause.',
    ),
    action: 'Reprenez-la d’abord.',
  },
  connection_expired: {
    message: named(
      (name) => `L’accès à ${name} a expiré. Reconnectez-vous; rien n’a été perdu entre-temps.`,
      'La connexion a expiré.',
    ),
    action: 'Reconnectez-vous.',
  },
  connection_revoked: {
    message: named(
      (name) =>
        `L’accès a été retiré dans ${name}. Reconnectez-vous; ce qui a été comptabilisé reste tel quel.`,
      'La connexion a été retirée.',
    ),
    action: 'Reconnectez-vous.',
  },
  connection_ending: {
    message: withValues(
      { name: 'text', days: 'number' },
      ({ name, days }) =>
        `L’accès à ${name} prend fin dans ${counted(days, 'jour')}. Reconnectez-vous avant, et aucun jour ne manquera.`,
    ),
  },
  provider_unavailable: {
    message: named(
      (name) => `${name} ne répond pas. Nous réessayons automatiquement.`,
      'Le service ne répond pas. Nous réessayons automatiquement.',
    ),
  },
  provider_silent: {
    message: naming('name', (name) => `${name} ne répond pas. Réessayez dans un moment.`),
  },
  provider_not_told: {
    message: naming(
      'name',
      (name) => `${name} n’a pas pu être avisé. Retirez-y aussi cette application.`,
    ),
  },
  access_refused: {
    message: naming(
      'name',
      (name) =>
        `${name} refuse l’accès qu’il vient de renouveler. Reconnectez-vous; ce qui a été comptabilisé reste tel quel.`,
    ),
  },
  access_not_granted: { message: NOT_GRANTED },
  company_not_accessible: {
    message: 'QuickBooks ne donne plus accès à cette entreprise. Reconnectez-vous.',
  },
  books_subscription_ended: {
    message:
      'L’abonnement QuickBooks de cette entreprise est terminé. Renouvelez-le là-bas, puis testez de nouveau.',
  },
  call_refused: {
    message: withValues(
      { name: 'text', provider_code: 'text' },
      ({ name, provider_code: code }) => `${name} a refusé la demande (${code}). Reconnectez-vous.`,
    ),
  },
  installation_unknown: {
    message: withValues(
      { name: 'text', provider_code: 'text' },
      ({ name, provider_code: code }) =>
        `${name} ne connaît pas cette installation (${code}). La personne qui l’exploite doit en vérifier les identifiants.`,
    ),
  },
} as const satisfies Readonly<Record<components['schemas']['ConnectionWordingCode'], Reason>>;
