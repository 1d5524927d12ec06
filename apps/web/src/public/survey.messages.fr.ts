import { inFrench } from '../shared/language/messages.ts';
import { words } from './survey.messages.ts';

inFrench(words, {
  title: 'Sondage',
  description:
    'Cinq courtes questions sur les versements de livraison et les livres. Sans nom ni courriel.',
  start: 'Commencer le sondage',
  anonymous:
    'Nous conservons vos réponses sans votre nom, votre courriel ni votre adresse réseau. Vous pouvez passer toute question.',
  progress: (number, count) => `Question ${number} sur ${count}`,
  chooseOne: 'Choisissez une réponse.',
  chooseSeveral: 'Choisissez toutes les réponses qui conviennent.',
  writeText: 'Dans vos mots. Merci de ne donner ni nom ni numéro de compte.',
  next: 'Suivant',
  finish: 'Terminer',
  skip: 'Passer',
  later: 'Enregistrer et terminer plus tard',
  back: 'Question précédente',
  missing: 'Choisissez d’abord une réponse, ou passez la question.',
  missingText: 'Écrivez d’abord une réponse, ou passez la question.',
  savedTitle: 'Enregistré',
  savedLead: 'Conservez ce lien. C’est le seul chemin vers vos réponses.',
  continue: 'Continuer maintenant',
  doneTitle: 'Merci',
  doneLead: 'Vos réponses sont enregistrées. Elles nous aident à choisir la suite.',
  answeredTitle: 'Vous avez déjà répondu',
  answeredLead: 'Ces réponses sont complètes et ne changent plus. Merci de les avoir données.',
  nextStep: 'Ce que vous pouvez faire maintenant',
  readBlog: 'Lire comment rapprocher les versements de livraison',
  createAccount: 'Créer un compte',
  closedTitle: 'Ce sondage est fermé',
  closedLead: 'Merci de votre intérêt. Les réponses enregistrées avant sa fermeture comptent.',
});
