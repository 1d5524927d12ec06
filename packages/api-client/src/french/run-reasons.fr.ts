import { naming, type Reason } from './french-reason.ts';
import type { ReasonValues } from './reason-values.ts';

type Write = (values: ReasonValues) => string | null;

const AGAIN = 'Nous réessayons automatiquement.';

/** A platform refused a request: names the platform, the store and the HTTP status. */
function refusedTo(what: (store: string) => string): Write {
  return ({ name, store, status }) =>
    typeof name === 'string' && typeof status === 'number'
      ? `${name} a refusé ${what(typeof store === 'string' ? store : '')} (${status}). Reconnectez ${name}, ou demandez-lui l’accès aux établissements.`
      : null;
}

/** Why a platform refused or returned nothing, by `why` of the values. */
const WHY: Readonly<Partial<Record<string, Write>>> = {
  not_fetched: () =>
    'Les rapports de cette plateforme ne sont pas récupérés ici. Téléversez plutôt les fichiers.',
  channel_not_mapped: () =>
    'Ce canal n’est associé à aucun établissement de la plateforme. Associez-le d’abord.',
  store_not_shown: () =>
    'La connexion ne montre pas cet établissement. Actualisez les établissements de la plateforme, ou associez-en un autre.',
  not_set_up: naming('name', (name) => `${name} n’est pas configuré sur cette installation.`),
  list_not_made: naming('name', (name) => `${name} n’a pas pu produire sa liste d’établissements.`),
  list_late: naming('name', (name) => `${name} n’a pas fourni sa liste d’établissements. ${AGAIN}`),
  no_list: () => 'La plateforme n’a fourni aucune liste d’établissements.',
  stores_not_listed: refusedTo(() => 'd’énumérer ses établissements'),
  store_not_switched_on: refusedTo((store) => `d’activer «\u00A0${store}\u00A0»`),
  store_not_switched_off: refusedTo((store) => `de désactiver «\u00A0${store}\u00A0»`),
};

function whyOf(values: ReasonValues): string | null {
  const { why } = values;
  const write = typeof why === 'string' && Object.hasOwn(WHY, why) ? WHY[why] : undefined;
  return write?.(values) ?? null;
}

/** Why a run stopped, and why a platform returned no report or no store list. */
export const OF_RUNS = {
  platform_unavailable: {
    message: (values) => {
      const { name } = values;
      const whose = typeof name === 'string' ? name : 'La plateforme';
      return whyOf(values) ?? `${whose} est injoignable. ${AGAIN}`;
    },
  },
  platform_throttled: { message: 'La plateforme demande une pause.' },
  platform_refused: {
    message: (values) => {
      const { said } = values;
      return (
        whyOf(values) ??
        `La plateforme a refusé le rapport${typeof said === 'string' ? `\u00A0: ${said}` : ''}. Vérifiez la connexion et l’association des établissements.`
      );
    },
  },
  platform_forbidden: {
    message: ({ said }) =>
      `La plateforme a refusé l’accès au rapport${typeof said === 'string' ? `\u00A0: ${said}` : ''}. Vérifiez la connexion et l’association des établissements.`,
  },
  platform_unreadable: { message: 'La réponse de la plateforme ne peut pas être lue.' },
  listing_unreadable: {
    message: ({ name }) =>
      typeof name === 'string'
        ? `La liste des établissements de ${name} ne peut pas être lue.`
        : 'La liste des établissements ne peut pas être lue.',
  },
  report_never_came: {
    message: 'Il n’est jamais arrivé. L’exécution qui l’a demandé dit pourquoi.',
  },
  report_not_delivered: {
    message: 'La plateforme n’a pas livré le rapport. Il est demandé de nouveau.',
  },
  report_failed: { message: 'Le rapport n’a pas pu être produit. Réessayez plus tard.' },
  report_link_expired: {
    message: 'Le lien du rapport a expiré. Nous demanderons le rapport de nouveau.',
  },
  stores_refused_together: {
    message:
      'Uber Eats a refusé une seule demande pour plusieurs établissements; celui-ci est donc demandé séparément.',
  },
  report_too_large: {
    message: 'Le rapport dépasse 10\u00A0Mo. Récupérez une période plus courte.',
  },
  report_damaged: {
    message:
      'Le fichier de rapport conservé n’est pas celui qui a été téléversé. Téléversez-le de nouveau.',
  },
  report_without_sales: {
    message:
      'Aucun versement n’a de ventes dans cette période. Téléversez ses rapports, ou choisissez une autre période.',
  },
  report_without_payouts: {
    message:
      'Aucun versement n’a été payé dans cette période. Téléversez ses rapports, ou choisissez une autre période.',
  },
  report_without_entries: {
    message:
      'Aucune écriture de journal n’est datée de cette période. Choisissez une période plus longue, ou voyez pourquoi ses versements n’en ont pas.',
  },
  report_over_limit: {
    message:
      'Le fichier dépasserait 64\u00A0Mo. Rien n’a été enregistré. Choisissez une période plus courte ou une seule plateforme.',
  },
  outcome_unknown: {
    message: 'QuickBooks n’a pas dit si une écriture lui est parvenue.',
  },
  all_refused: { message: 'QuickBooks a refusé toutes les écritures.' },
  run_of_another_version: {
    message:
      'Cette exécution a été enregistrée par une autre version de Platebook, et celle-ci ne peut pas la lire. Rien n’en est modifié ni envoyé; elle continuera automatiquement quand le serveur utilisera de nouveau cette version.',
  },
  unexpected_error: { message: 'Une erreur inattendue est survenue' },
} as const satisfies Readonly<Record<string, Reason>>;
