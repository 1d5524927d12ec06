import { frenchComponent } from './components.fr.ts';
import { counted, formatAmount, formatDay } from './counted.fr.ts';
import { frenchDifferences } from './entry-differences.fr.ts';
import { naming, type Reason } from './french-reason.ts';
import type { ReasonValues } from './reason-values.ts';

const RECONNECT = 'Reconnectez QuickBooks, puis comptabilisez de nouveau l’écriture.';
const CHANGED: Reason = {
  message: 'Quelqu’un a modifié cette écriture dans QuickBooks entre-temps.',
  action: 'Vérifiez ce qui y a changé, puis décidez de nouveau.',
};

/** Wraps the differences of an entry; reasons stored without values keep their original text. */
function inDifferences(
  values: ReasonValues,
  write: (differences: string) => string,
): string | null {
  const known = frenchDifferences(values);
  const { differences } = values;
  if (known.length > 0) {
    return write(known.join('; '));
  }
  return typeof differences === 'string' ? write(differences) : null;
}

function isList(value: ReasonValues[string] | undefined): value is string[] {
  return Array.isArray(value);
}

function nameOf(component: string): string {
  return frenchComponent(
    component,
    component.replace(/^other_unclassified:/, '').replaceAll('_', ' '),
  );
}

/** By how much the deposit differs because rows were quarantined; null without values. */
function missingMoney(values: ReasonValues): string | null {
  const { difference_cents: cents, currency, unknown_rows: unknown } = values;
  if (typeof unknown !== 'number' || typeof cents !== 'number' || typeof currency !== 'string') {
    return null;
  }
  const rows = counted(unknown, 'ligne');
  if (unknown > 0 && cents === 0) {
    return `Le montant de ${rows} mise${unknown < 2 ? '' : 's'} de côté ne peut pas être lu\u00A0: on ne sait pas de combien le dépôt diffère de l’écriture.`;
  }
  const known = `Les lignes mises de côté indiquent ${formatAmount(cents, currency)}\u00A0: le dépôt diffère d’autant de l’écriture.`;
  return unknown === 0
    ? known
    : `${known} Le montant de ${rows} de plus ne peut pas être lu; on ne connaît donc pas toute la différence.`;
}

/** Says that a file holds orders more than once; null without values. */
export function repeatedOrders({ copies, rows, file }: ReasonValues): string | null {
  return typeof copies === 'number' && typeof rows === 'number' && typeof file === 'string'
    ? `${copies} des ${counted(rows, 'ligne')} de commandes de ce versement dans ${file} ${copies === 1 ? 'est la copie d’une autre ligne' : 'sont des copies d’autres lignes'}, avec les mêmes chiffres. Le versement est peut-être compté plus d’une fois.`
    : null;
}

const STATUSES: Readonly<Partial<Record<string, string>>> = {
  posted: 'comptabilisée',
  skipped: 'écartée',
  reversed: 'contre-passée',
  deleted: 'supprimée',
  'posted elsewhere': 'comptabilisée ailleurs',
};

/** What QuickBooks refuses or holds, and why an entry waits. */
export const OF_ENTRIES = {
  deposit_differs: { message: missingMoney },
  books_silent: { message: 'QuickBooks n’a pas répondu.' },
  throttled: {
    message: 'QuickBooks limite les requêtes en ce moment.',
    action: 'Vous n’avez rien à faire. Nous l’enverrons de nouveau automatiquement.',
  },
  unauthorized: { message: 'QuickBooks n’accepte plus notre connexion.', action: RECONNECT },
  realm_forbidden: {
    message: 'Notre connexion ne peut pas écrire dans cette entreprise.',
    action: 'Demandez à un administrateur de l’entreprise de reconnecter QuickBooks.',
  },
  subscription_lapsed: {
    message: 'L’abonnement QuickBooks de cette entreprise est terminé.',
    action: 'Renouvelez-le auprès d’Intuit, puis comptabilisez de nouveau l’écriture.',
  },
  period_closed: {
    message: ({ closed_through: day }) =>
      typeof day === 'string'
        ? `Vos livres sont fermés jusqu’au ${formatDay(day)}.`
        : 'Les livres sont fermés à la date de cette écriture.',
    action:
      'Comptabilisez-la à la date d’aujourd’hui, ou rouvrez la période dans QuickBooks et comptabilisez-la de nouveau.',
  },
  inactive_reference: {
    message:
      'Un compte, une classe ou un nom de cette écriture est inactif ou a été supprimé dans QuickBooks.',
    action:
      'Réactivez-le là-bas, ou associez le poste à un autre compte, puis approuvez de nouveau l’écriture.',
  },
  duplicate_number: {
    message: 'Une autre écriture dans QuickBooks porte déjà ce numéro.',
    action:
      'Changez là-bas le numéro de l’autre écriture, puis comptabilisez celle-ci de nouveau, ou indiquez qu’elle est comptabilisée ailleurs.',
  },
  duplicate_name: { message: 'QuickBooks a déjà ce nom.', action: 'Choisissez un autre nom.' },
  stale_object: CHANGED,
  not_found: {
    message: 'QuickBooks n’a pas ceci.',
    action: 'Vérifiez si quelqu’un l’y a supprimé.',
  },
  unbalanced: {
    message: 'Les débits et les crédits de cette écriture diffèrent.',
    action: 'C’est notre erreur. Communiquez avec le soutien en donnant le numéro de document.',
  },
  validation: {
    message: 'QuickBooks n’accepte pas cette écriture telle quelle.',
    action: 'Corrigez ce qui est nommé, puis approuvez de nouveau l’écriture.',
  },
  provider_error: {
    message: 'QuickBooks a eu une erreur.',
    action: 'Vous n’avez rien à faire. Nous vérifierons si elle est arrivée avant de réessayer.',
  },
  differs_in_books: {
    message: (values) =>
      inDifferences(
        values,
        (differences) => `QuickBooks a cette écriture sous une autre forme\u00A0: ${differences}.`,
      ),
    action:
      'Ouvrez-la dans QuickBooks et corrigez-la là-bas, puis vérifiez de nouveau, ou contre-passez-la.',
  },
  found_twice: {
    message: naming('count', (count) => `QuickBooks a cette écriture ${count} fois.`),
    action: 'Supprimez-les toutes sauf une dans QuickBooks, puis vérifiez de nouveau.',
  },
  lookalike: {
    message: naming(
      'id',
      (id) =>
        `QuickBooks a une écriture avec le même numéro, la même date et les mêmes lignes, mais sans notre marque (id ${id}).`,
    ),
    action:
      'Si c’est celle-ci, indiquez que l’écriture est comptabilisée ailleurs. Sinon, changez le numéro de l’autre.',
  },
  forgotten: {
    message: naming(
      'id',
      (id) =>
        `QuickBooks a cette écriture (id ${id}) dans un état que cette base de données ne connaît pas; une sauvegarde a été restaurée.`,
    ),
    action:
      'Si l’écriture de QuickBooks est la bonne, indiquez que celle-ci est comptabilisée ailleurs. Sinon, supprimez-la dans QuickBooks, puis vérifiez de nouveau.',
  },
  not_in_books: {
    message: 'QuickBooks a confirmé cette écriture, mais ne l’a pas.',
    action: 'Approuvez de nouveau l’écriture pour l’envoyer comme une nouvelle.',
  },
  still_in_books: {
    message: 'QuickBooks a confirmé la suppression, mais a encore cette écriture.',
    action: 'Contre-passez-la de nouveau.',
  },
  changed_meanwhile: CHANGED,
  changed_in_books: {
    message: (values) =>
      inDifferences(
        values,
        (differences) =>
          `Quelqu’un a modifié cette écriture dans QuickBooks\u00A0: ${differences}.`,
      ),
    action:
      'Corrigez-la dans QuickBooks, ou contre-passez l’écriture ici. Platebook ne la modifiera pas automatiquement.',
  },
  deleted_in_books: {
    message: 'Quelqu’un a supprimé cette écriture dans QuickBooks.',
    action:
      'Corrigez-la dans QuickBooks, ou contre-passez l’écriture ici. Platebook ne la modifiera pas automatiquement.',
  },
  reconciled_in_books: {
    message:
      'Dans QuickBooks, cette écriture est pointée ou rapprochée avec la banque; elle n’est donc ni modifiée ni supprimée.',
    action:
      'Comptabilisez une écriture de correction à la date d’aujourd’hui dans une période ouverte, ou annulez le rapprochement dans QuickBooks et vérifiez de nouveau.',
  },
  wrong_realm: {
    message:
      'QuickBooks est connecté à une autre entreprise que celle pour laquelle cette écriture a été approuvée. Rien n’a été envoyé.',
    action:
      'Connectez l’entreprise pour laquelle elle a été approuvée, ou approuvez de nouveau l’écriture.',
  },
  payload_changed: {
    message: 'Ce qui serait envoyé n’est pas ce qui a été approuvé. Rien n’a été envoyé.',
    action: 'Approuvez de nouveau l’écriture et communiquez avec le soutien.',
  },
  posting_not_included: {
    message: 'L’essai ou le forfait est terminé; rien n’est donc comptabilisé.',
    action: 'Choisissez un forfait, puis comptabilisez de nouveau l’écriture.',
  },
  too_many_tries: {
    message: naming(
      'sends',
      (sends) => `Nous l’avons envoyée ${sends} fois et QuickBooks ne l’a jamais acceptée.`,
    ),
    action: 'Consultez la page d’état de QuickBooks, puis comptabilisez de nouveau l’écriture.',
  },
  no_answer: {
    message: 'QuickBooks n’a pas confirmé cette écriture.',
    action: 'Nous vérifierons avant de réessayer; rien n’est donc comptabilisé deux fois.',
  },
  store_not_mapped: {
    message: ({ store }) =>
      typeof store === 'string'
        ? `«\u00A0${store}\u00A0» n’est pas encore associé. Ses versements attendent cette association.`
        : 'Cet établissement n’est pas encore associé à un établissement de la plateforme.',
    action: 'Associez l’établissement.',
  },
  posting_paused: {
    message: 'La comptabilisation est en pause pour ce canal.',
    action: 'Reprenez-la dans les paramètres du canal.',
  },
  review_policy: {
    message: 'Vérification requise avant la comptabilisation.',
    action: 'Vérifiez l’écriture et approuvez-la.',
  },
  first_time: {
    message: 'Vérification requise\u00A0: rien n’a encore été comptabilisé pour ce canal.',
    action: 'Vérifiez l’écriture et approuvez-la.',
  },
  being_deleted: {
    message: 'Elle est en cours de suppression dans QuickBooks.',
    action: 'Attendez la confirmation de QuickBooks.',
  },
  being_reversed: {
    message: 'Sa contre-passation est en cours de comptabilisation dans QuickBooks.',
    action: 'Attendez la confirmation de QuickBooks.',
  },
  books_not_connected: {
    message: 'QuickBooks n’est pas connecté.',
    action: 'Connectez-le à la page QuickBooks.',
  },
  waits_to_be_posted: { message: 'Elle est approuvée, mais pas encore comptabilisée.' },
  run_ended: {
    message: 'L’exécution s’est terminée avant que QuickBooks confirme cette écriture.',
  },
  entry_being_posted: {
    message: 'Cette écriture est en cours de comptabilisation dans QuickBooks.',
    action: 'Attendez la confirmation de QuickBooks.',
  },
  entry_not_posted: { message: 'Cette écriture n’est pas dans QuickBooks.' },
  needs_mapping: {
    message: ({ components }) =>
      isList(components) && components.length > 0
        ? `Aucun compte n’est choisi pour ${components.map(nameOf).join(', ')}. Rien n’est comptabilisé avant que chacun en ait un.`
        : null,
    action: 'Choisissez les comptes.',
  },
  identity_broken: {
    message: (values) => {
      const { checks } = values;
      const sentences = [
        missingMoney(values),
        isList(checks) && checks.length > 0
          ? `Les lignes et les chiffres de la plateforme diffèrent (${checks.join(', ')}).`
          : null,
        repeatedOrders(values),
      ].filter((sentence) => sentence !== null);
      return sentences.length === 0
        ? null
        : `${sentences.join(' ')} Comptabilisée telle quelle, le compte de compensation garde la différence.`;
    },
    action:
      'Vérifiez le versement, importez-le de nouveau, ou approuvez l’écriture en confirmant ce qui diffère.',
  },
  repeated_orders: {
    message: repeatedOrders,
    action:
      'Approuvez l’écriture si les chiffres sont justes, ou supprimez les copies du fichier et téléversez-le de nouveau.',
  },
  difference_unconfirmed: {
    message: missingMoney,
    action:
      'Importez de nouveau les lignes, ou approuvez l’écriture avec le montant et une raison.',
  },
  not_reached: {
    message: 'QuickBooks n’a pas pu être joint.',
    action: 'Rien n’a été envoyé. Nous réessaierons automatiquement.',
  },
  entry_not_waiting: {
    message: naming(
      'status',
      (status) =>
        `Cette écriture est ${STATUSES[status] ?? status}\u00A0: il n’y a rien à comptabiliser.`,
    ),
    action: 'Ouvrez l’écriture.',
  },
  posted_elsewhere: {
    message: ({ reference, on }) =>
      typeof reference === 'string' && typeof on === 'string'
        ? `Comptabilisée hors de Platebook sous ${reference} le ${formatDay(on)}.`
        : null,
    action: 'Reprenez-la pour la comptabiliser ici.',
  },
  not_planned: {
    message:
      'Ce versement est maintenant réparti en d’autres écritures, par son rapport ou par des paramètres modifiés.',
  },
} as const satisfies Readonly<Record<string, Reason>>;
