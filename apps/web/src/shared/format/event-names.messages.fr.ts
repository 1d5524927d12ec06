import { inFrench } from '../language/messages.ts';
import { eventNames } from './event-names.messages.ts';

inFrench(eventNames, {
  import_finished: 'Importation terminée',
  import_blocked: 'Importation bloquée',
  payout_needs_review: 'Versement à vérifier',
  mapping_needed: 'Correspondance requise',
  connection_expiring: 'Connexion bientôt expirée',
  connection_lost: 'Connexion perdue',
  run_failed: 'Échec de la synchronisation',
  entry_posted: 'Écriture comptabilisée',
  entry_failed: 'Écriture non comptabilisée',
  books_changed: 'QuickBooks diffère de ce que nous avons comptabilisé',
  batch_finished: 'Opération par lot terminée',
  report_ready: 'Rapport prêt',
  store_claimed: 'Un autre compte utilise l’un de vos établissements',
  team_changed: 'Équipe modifiée',
  plan_changed: 'Forfait modifié',
  support_replied: 'Réponse de l’assistance',
  announcement: 'Annonces',
});
