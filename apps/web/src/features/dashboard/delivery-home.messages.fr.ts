import { inFrench } from '../../shared/language/messages.ts';
import { words } from './delivery-home.messages.ts';

inFrench(words, {
  whatYouCanDo: 'Ce que vous pouvez faire ici',
  uploadPayouts: 'Téléverser des fichiers de versements',
  uploadPayoutsMeaning:
    'Chaque fichier est vérifié ligne par ligne, et ses versements s’additionnent au cent près.',
  connections: 'Connecter une plateforme de livraison',
  connectionsMeaning: 'Les versements Uber Eats et DoorDash arrivent alors chaque jour.',
  reports: 'Rapports',
  reportsMeaning: 'Sommaires des versements, frais et dossiers de fin de mois pour vos livres.',
  inviteSomeone: 'Inviter votre comptable',
  inviteMeaning:
    'Votre comptable voit les versements et prend les rapports pour ses propres livres.',

  latestReports: 'Derniers rapports',
  loadingReports: 'Chargement des derniers rapports',
  noReports: 'Aucun rapport encore',
  noReportsMeaning:
    'Un rapport réunit les versements d’une période dans un fichier pour vos livres.',
  buildReport: 'Créer un rapport',
  allReports: 'Tous les rapports',
  report: 'Rapport',
  state: 'Statut',
  created: 'Créé',
  queued: 'En cours',
  ready: 'Prêt',
  failed: 'Échoué',
  expired: 'Expiré',
});
