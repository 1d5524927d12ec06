import { inFrench } from '../../shared/language/messages.ts';
import { words } from './pages.messages.tsx';

inFrench(words, {
  paymentNotCompleted: 'Paiement non terminé',
  notCompleted: 'Le paiement n’a pas été effectué',
  notChargedBooks: 'Rien n’a été facturé, et vos livres sont inchangés.',
  loadingSubscription: 'Chargement de votre forfait',
  loadingPlans: 'Chargement des forfaits',
  alreadyOn: (plan) => `Vous avez déjà ${plan} : il n’y a rien à recommencer.`,
  declined: (client) =>
    `La carte a été refusée, ou la page de paiement a été fermée avant la fin. Le forfait de ${client} n’a pas changé.`,
  seeSubscription: 'Voir votre forfait',
  notCharged: 'Rien n’a été facturé.',
  tryAgain: (plan) => `Réessayer : ${plan}`,
  tryAgainFor: (plan, price) => `Réessayer : ${plan}, ${price}`,
  seePlans: 'Voir tous les forfaits',
  payment: 'Paiement',
  nothingToConfirm: 'Aucun paiement à confirmer',
  opensAfter: 'Cette page s’ouvre après un paiement et nomme le forfait payé.',
  confirming: 'Confirmation de votre paiement…',
  keepWorking:
    'Vous pouvez rester ici ou continuer à travailler. Le forfait commence dès que le fournisseur de paiement confirme.',
  waiting: 'En attente du fournisseur de paiement',
  longer: 'Cela prend plus de temps que d’habitude',
  contactSupport: 'Communiquez avec l’assistance',
  notHeard: (client) =>
    `Nous n’avons pas encore de nouvelles du fournisseur de paiement. Ne payez pas de nouveau : si le paiement a été accepté, le forfait de ${client} commence sans que vous ayez rien à faire.`,
  youAreOn: (plan) => `Vous avez maintenant ${plan}`,
  nothingToPay: 'Il n’y a rien à payer. Vos livres sont inchangés.',
  wentThrough: 'Votre paiement a été accepté. Vos livres sont inchangés.',
  bought: 'Votre achat',
  plan: 'Forfait',
  for: 'Pour',
  price: 'Prix',
  receipt: 'Le fournisseur de paiement envoie le reçu par courriel.',
  next: 'La suite',
  goHome: 'Aller à l’accueil',
  trial: 'Essai',
  subscription: 'Forfait',
  trialOf: (client) => `L’essai de ${client}, et ce qui se passe à la fin.`,
  loadingTrial: 'Chargement de votre essai',
  soFar: 'Jusqu’ici',
  trialSoFar: 'Votre essai jusqu’ici',
  payoutsPosted: 'Versements comptabilisés',
  started: 'Début',
  daysLeft: 'Jours restants',
  canDoNow: 'Ce que vous pouvez faire maintenant',
  atTheEnd: 'Ce qui se passe à la fin',
  choosePlan: 'Choisir un forfait',
  seeThePlans: 'Voir les forfaits',
  moreTime: 'Demander plus de temps',
  planOf: (client) => `Le forfait de ${client}, et ce que vous en utilisez.`,
  onlyOwner: 'Seul un propriétaire peut changer le forfait',
  askOwner: (client) =>
    `Pour le changer, le payer ou l’annuler, demandez à un propriétaire de ${client}, par exemple à la personne qui vous a invité.`,
  seeTrial: 'Voir votre essai',
  keepsFailing: (support) => (
    <>
      Si l’échec persiste, adressez-vous à votre banque ou utilisez une autre carte. {support} si
      vous pensez avoir été facturé.
    </>
  ),
});
