import { counted, formatDay } from './counted.fr.ts';
import type {
  NotificationCode,
  NotificationValues,
  NotificationWords,
} from './notification-wording.ts';
import { frenchReasonWithAction } from './reasons.fr.ts';

type Words = {
  readonly [Code in NotificationCode]: (values: NotificationValues[Code]) => NotificationWords;
};

const OPEN_ENTRY = 'Ouvrir l’écriture';
const OPEN_REPORTS = 'Ouvrir les rapports';
const OPEN_TEAM = 'Ouvrir l’équipe';
const OPEN_RUN = 'Ouvrir l’exécution';
const OPEN_MATCHES = 'Ouvrir les associations';
const OPEN_SUBSCRIPTION = 'Ouvrir l’abonnement';
const OPEN_BATCH = 'Ouvrir le lot';

const LEVELS: Readonly<Partial<Record<string, string>>> = {
  user_owner: 'propriétaire',
  user_manager: 'gestionnaire',
  user_basic: 'utilisateur',
};

function levelName(level: string): string {
  return LEVELS[level] ?? level;
}

function ofEntry(title: (entry: string) => string) {
  return ({ entry, ...because }: NotificationValues['entry_not_posted']) => ({
    title: title(entry),
    message: reasonIn(because),
    action: OPEN_ENTRY,
  });
}

function reasonIn({
  reason_code: code,
  reason: message,
  reason_values: values = {},
}: NotificationValues['store_not_switched']): string {
  return frenchReasonWithAction({ code, message, values });
}

function ofTeam(title: string, by: string | null): NotificationWords {
  return {
    title,
    message: `${by === null ? '' : `Modifié par ${by}. `}Si vous ne vous y attendiez pas, vérifiez qui a accès.`,
    action: OPEN_TEAM,
  };
}

function ofBatch({ done, total, failed }: NotificationValues['batch_finished']): string {
  const failures = failed === 0 ? '' : `, ${counted(failed, 'échec')}`;
  return `${done} sur ${counted(total, 'client')}${failures}. Ouvrez le lot pour voir chaque résultat.`;
}

function setAside(rows: number): string {
  return rows === 0
    ? ''
    : ` ${counted(rows, 'ligne ne concordait pas et a été mise', 'lignes ne concordaient pas et ont été mises')} de côté.`;
}

/** The French text of each notification, by its code. */
export const FRENCH_NOTIFICATIONS: Words = {
  report_ready: ({ file }) => ({
    title: `${file} est prêt`,
    message: 'Il peut être téléchargé pendant 30 jours.',
    action: OPEN_REPORTS,
  }),
  report_too_large: ({ file }) => ({
    title: `${file} n’a pas été produit`,
    message:
      'Le fichier dépasserait 64\u00A0Mo. Rien n’a été enregistré. Choisissez une période plus courte ou une seule plateforme.',
    action: OPEN_REPORTS,
  }),
  report_without_payouts: ({ file, dated_by: datedBy }) => ({
    title: `${file} n’a pas été produit`,
    message: `${datedBy === 'trade' ? 'Aucun versement n’a de ventes' : 'Aucun versement n’a été payé'} dans cette période. Téléversez ses rapports, ou choisissez une autre période.`,
    action: OPEN_REPORTS,
  }),
  report_without_entries: ({ file }) => ({
    title: `${file} n’a pas été produit`,
    message:
      'Aucune écriture de journal n’est datée de cette période. Choisissez une période plus longue, ou voyez pourquoi ses versements n’en ont pas.',
    action: OPEN_REPORTS,
  }),
  entry_not_posted: ofEntry((entry) => `${entry} n’a pas été comptabilisée`),
  entry_not_deleted: ofEntry((entry) => `${entry} n’a pas été supprimée dans QuickBooks`),
  entry_changed_in_books: ofEntry(
    (entry) => `${entry} a été modifiée dans QuickBooks après la comptabilisation`,
  ),
  entry_deleted_in_books: ofEntry(
    (entry) => `${entry} a été supprimée dans QuickBooks après la comptabilisation`,
  ),
  entry_needs_decision: ofEntry((entry) => `${entry} attend votre décision`),
  entry_differs_in_books: ofEntry((entry) => `${entry} diffère dans QuickBooks`),
  entry_unconfirmed: ({ entry, checks }) => ({
    title: `${entry}\u00A0: en attente de confirmation`,
    message: `QuickBooks n’a pas répondu à ${counted(checks, 'vérification')} à son sujet. Rien n’est renvoyé avant qu’il ne réponde; rien n’est donc comptabilisé deux fois.`,
    action: OPEN_ENTRY,
  }),
  entry_posted: ({ entry, document_number: number }) => ({
    title: `${entry} comptabilisée`,
    message: `QuickBooks a confirmé l’écriture ${number} au cent près.`,
    action: OPEN_ENTRY,
  }),
  member_joined: ({ name, level, by }) =>
    ofTeam(`${name} s’est joint à l’équipe (${levelName(level)})`, by),
  member_role_changed: ({ name, level, by }) =>
    ofTeam(
      level === 'no_access'
        ? `${name} n’a plus accès`
        : `${name} est maintenant ${levelName(level)}`,
      by,
    ),
  member_left: ({ name, by }) => ofTeam(`${name} a quitté l’équipe`, by),
  member_removed: ({ name, by }) => ofTeam(`${name} ne fait plus partie de l’équipe`, by),
  store_claimed: ({ name, store }) => ({
    title: `Un autre compte Platebook utilise ${store ?? 'un de vos établissements'} sur ${name}`,
    message:
      'Quelqu’un hors de votre entreprise a associé cet établissement de plateforme à l’un des siens. Votre association et vos écritures n’ont pas changé. Si vous ne vous y attendiez pas, vérifiez qui peut se connecter à votre compte de plateforme.',
    action: 'Ouvrir la correspondance',
  }),
  store_not_switched: (because) => ({
    title: 'Uber Eats n’a pas activé un établissement',
    message: `${reasonIn(because)} L’association demeure; la demande est refaite chaque nuit, et quand vous demandez ses établissements à Uber Eats. Entre-temps, vous pouvez téléverser ses rapports.`,
    action: 'Ouvrir l’association',
  }),
  new_stores: ({ name, count }) => ({
    title: `${counted(count, 'nouvel établissement', 'nouveaux établissements')} sur ${name}`,
    message: `Associez-${count === 1 ? 'le' : 'les'} à vos établissements. Les versements sont comptabilisés une fois l’association faite.`,
    action: 'Associer les établissements',
  }),
  store_renamed: ({ name, before, after, store }) => ({
    title: `${name} a renommé un établissement`,
    message: `«\u00A0${before}\u00A0» s’appelle maintenant «\u00A0${after}\u00A0» et reste comptabilisé dans ${store}. Vérifiez qu’il s’agit du même établissement.`,
    action: OPEN_MATCHES,
  }),
  store_unlisted: ({ name, platform_store: platformStore, store }) => ({
    title: `${store} n’est plus sur ${name}`,
    message: `${name} ne montre plus «\u00A0${platformStore}\u00A0»; aucun nouveau versement n’en viendra. Les écritures comptabilisées ne changent pas. Associez de nouveau l’établissement ou dissociez-le.`,
    action: OPEN_MATCHES,
  }),
  connection_expired: ({ name }) => ({
    title: `L’accès à ${name} a expiré`,
    message: `L’accès à ${name} a expiré. Reconnectez-vous; rien n’a été perdu entre-temps.`,
    action: `Connecter ${name}`,
  }),
  connection_revoked: ({ name }) => ({
    title: `L’accès à ${name} a été retiré`,
    message: `L’accès a été retiré dans ${name}. Reconnectez-vous; ce qui a été comptabilisé reste tel quel.`,
    action: `Connecter ${name}`,
  }),
  connection_failed: ({ name }) => ({
    title: `${name} doit être connecté de nouveau`,
    message: `${name} n’accepte plus notre connexion. Reconnectez-vous pour continuer.`,
    action: `Connecter ${name}`,
  }),
  connection_expiring: ({ name, days }) => ({
    title: `L’accès à ${name} se termine bientôt`,
    message: `L’accès à ${name} se termine dans ${counted(days, 'jour')}. Reconnectez-vous d’ici là, et aucun jour ne manquera.`,
    action: `Reconnecter ${name}`,
  }),
  support_replied: ({ ticket, subject, excerpt }) => ({
    title: `Le soutien a répondu à la demande ${ticket}`,
    message: `«\u00A0${subject}\u00A0»\u00A0: ${excerpt}`,
    action: 'Ouvrir la demande',
  }),
  entries_need_review: ({ count, entry }) => ({
    title:
      entry === null
        ? counted(
            count,
            'écriture attend votre vérification',
            'écritures attendent votre vérification',
          )
        : `${entry} attend votre vérification`,
    message: `Rien n’est comptabilisé avant ${count === 1 ? 'son' : 'leur'} approbation.`,
    action: count === 1 ? 'Vérifier l’écriture' : 'Vérifier les écritures',
  }),
  import_finished: ({ file, payouts, rows_set_aside: rows, entries_to_review: entries }) => ({
    title: `${file}\u00A0: importation terminée`,
    message: `Nous avons lu ${counted(payouts, 'versement')}.${setAside(rows)}${entries === 0 ? '' : ` Rien n’est encore comptabilisé. Vérifiez ${counted(entries, 'écriture')} pour comptabiliser.`}`,
    action: 'Ouvrir l’importation',
  }),
  run_failed: ({ name, is_posting: isPosting, may_be_in_books: mayBe, ...because }) => ({
    title:
      name === null
        ? `${isPosting ? 'La comptabilisation' : 'Une synchronisation'} a échoué`
        : `${name}\u00A0: la synchronisation a échoué`,
    message: `${reasonIn(because).replace(/\.$/, '')}. ${
      mayBe
        ? 'Une partie peut se trouver dans vos livres. Vérifiez l’état de chaque écriture.'
        : 'Vos livres n’ont pas changé.'
    }`,
    action: OPEN_RUN,
  }),
  file_blocked: ({ name, ...because }) => ({
    title: `${name ?? 'Une synchronisation'}\u00A0: nous n’avons pas pu lire ce fichier`,
    message: reasonIn(because),
    action: OPEN_RUN,
  }),
  accounts_missing: ({ name }) => ({
    title: `${name ?? 'Une synchronisation'}\u00A0: des postes ont besoin de comptes`,
    message:
      'Certains postes n’ont pas encore de compte. Rien n’est comptabilisé avant que chacun en ait un.',
    action: 'Choisir les comptes',
  }),
  plan_changed: ({ plan }) => ({
    title: `Vous avez maintenant le forfait ${plan}`,
    message:
      'Ce que vous payez et ce que comprend votre forfait ont changé. Vos livres n’ont pas changé.',
    action: OPEN_SUBSCRIPTION,
  }),
  plan_continues: ({ plan }) => ({
    title: `Votre forfait ${plan} se poursuit`,
    message: 'L’annulation a été retirée. Les versements continuent d’être comptabilisés.',
    action: OPEN_SUBSCRIPTION,
  }),
  plan_ends: ({ plan, on }) => ({
    title: `Votre forfait ${plan} se termine le ${formatDay(on)}`,
    message:
      'Les versements sont comptabilisés jusque-là. Ensuite, vous pourrez encore tout lire et tout exporter. Choisissez un forfait pour continuer de comptabiliser.',
    action: OPEN_SUBSCRIPTION,
  }),
  plan_ended: ({ plan }) => ({
    title: `Votre forfait ${plan} est terminé`,
    message:
      'Plus rien n’est comptabilisé. Vous pouvez encore tout lire et tout exporter. Choisissez un forfait pour comptabiliser de nouveau.',
    action: OPEN_SUBSCRIPTION,
  }),
  batch_finished: (counts) => ({
    title: 'Opération par lot terminée',
    message: ofBatch(counts),
    action: OPEN_BATCH,
  }),
  batch_finished_with_failures: (counts) => ({
    title: 'Opération par lot terminée avec des échecs',
    message: ofBatch(counts),
    action: OPEN_BATCH,
  }),
};

/** A notification as the server sends it: a code, possibly of a later version, and its values. */
export type SentWording = { readonly code: string; readonly values: object };

/**
 * A notification in French; null for unknown codes, which only exist in English.
 *
 * @example
 * frenchNotification({ code: 'report_ready', values: { file: 'mars.xlsx' } })?.title; // 'mars.xlsx est prêt'
 */
export function frenchNotification({ code, values }: SentWording): NotificationWords | null {
  if (!Object.hasOwn(FRENCH_NOTIFICATIONS, code)) {
    return null;
  }
  // The values match the code: the server writes both from one type.
  const words = FRENCH_NOTIFICATIONS[code as NotificationCode] as (
    values: object,
  ) => NotificationWords;
  return words(values);
}
