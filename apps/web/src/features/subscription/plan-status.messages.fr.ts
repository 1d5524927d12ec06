import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './plan-status.messages.ts';

const more = (left: number) =>
  counted(left, 'autre versement comptabilisé', 'autres versements comptabilisés');

inFrench(words, {
  trial: 'Essai',
  active: 'Actif',
  past_due: 'Paiement échoué',
  expired: 'Essai terminé',
  cancelled: 'Terminé',
  canceledActive: 'Annulé, encore actif',
  trialEnded: 'Fin de l’essai',
  trialEnds: 'Fin de l’essai',
  ends: 'Se termine',
  postingStops: 'Arrêt de la comptabilisation',
  renews: 'Renouvellement',
  oncePosted: (left) => `Après ${more(left)}`,
  daysThenPosted: (days, left) => `Dans ${counted(days, 'jour')} ou plus tard, après ${more(left)}`,
  hasEnded: (plan) => `${plan} est terminé`,
  endedOn: (plan, day) => `${plan} s’est terminé le ${day}`,
  readOnly:
    'Vous pouvez encore tout lire et tout exporter. Plus rien n’est comptabilisé tant que vous n’avez pas choisi de forfait.',
  paused: 'La comptabilisation est en pause : le dernier paiement a échoué',
  resumesOnPay:
    'Vous pouvez encore tout lire et tout exporter. La comptabilisation reprend lorsque vous payez.',
  noTrial: 'Vous n’êtes pas à l’essai',
  noTrialOf: (plan) => `Vous avez le forfait ${plan}. Aucun essai n’est en cours.`,
  became: (plan) => `Votre essai est devenu ${plan}`,
  allHere: 'Tout ce que vous avez configuré et comptabilisé pendant l’essai est encore là.',
  trialOver: 'Votre essai est terminé',
  nothingDeleted:
    'Plus rien n’est comptabilisé tant que vous n’avez pas choisi de forfait. Rien n’a été supprimé.',
  daysOver: 'Les jours de votre essai sont écoulés',
  daysLeft: (days) => counted(days, 'jour restant', 'jours restants'),
  endsWithDays: 'L’essai se termine lorsque ses jours sont écoulés.',
  endsWithPayouts: (payouts) =>
    `L’essai se termine lorsque ses jours sont écoulés et que vous avez comptabilisé ${counted(payouts, 'versement')}, selon la dernière de ces échéances.`,
  nextPosting:
    'Vous pouvez continuer à comptabiliser des versements dans QuickBooks. L’accueil montre ce qui demande votre attention.',
  nextReports:
    'Les rapports et les versements continuent d’arriver. L’accueil montre ce qui demande votre attention.',
  stopsQuickBooks:
    'Plus rien n’est comptabilisé dans QuickBooks tant que vous n’avez pas choisi de forfait.',
  stops: 'Plus rien n’est comptabilisé tant que vous n’avez pas choisi de forfait.',
  readAndExport: 'Vous pouvez tout lire et tout exporter. Rien n’est supprimé.',
  entriesStay: 'Les écritures déjà dans vos livres restent inchangées.',
  resumesOnChoice: 'La comptabilisation reprend dès que vous choisissez un forfait.',
  continues: 'Choisissez un forfait d’ici là et la comptabilisation se poursuit sans interruption.',
});
