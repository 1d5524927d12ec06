import { inFrench } from '../shared/language/messages.ts';
import { words } from './home.messages.ts';

inFrench(words, {
  title: 'Platebook – vos versements Uber Eats et DoorDash dans QuickBooks, au cent près',
  description:
    'Platebook transforme les versements Uber Eats et DoorDash en écritures QuickBooks équilibrées, avec les lignes du rapport derrière chaque montant.',
  promise: 'Vos versements Uber Eats et DoorDash dans QuickBooks, justes au cent près.',
  pitch:
    'Platebook lit chaque rapport de versement, le ventile en ventes, taxes, promotions, remboursements et frais, puis comptabilise une seule écriture équilibrée, avec chaque ligne du rapport à l’appui.',
  howItWorks: 'Fonctionnement',
  security: 'Sécurité',
  pricing: 'Tarifs',
  questions: 'Questions',
  createAccount: 'Créer un compte',
  openDashboard: 'Ouvrir le tableau de bord',
  needsInvite: 'Il vous faut un code d’invitation.',
  setupTime: 'L’inscription prend environ 2 minutes.',
  exampleTitle: 'Où est passé l’argent',
  exampleLead:
    'Votre banque affiche un dépôt. Platebook montre ce qu’il contient, et le compte où va chaque partie.',
  exampleChoice: 'Afficher un exemple de',
  proofTitle: 'La preuve de chaque cent',
  proofLead:
    'Une écriture n’est pas un résumé à croire sur parole. C’est une somme que vous pouvez ouvrir.',
  readTitle: 'Chaque ligne est lue',
  readText:
    'Platebook lit chaque ligne du rapport, ou la met de côté avec son numéro et sa colonne, ce qui était attendu et ce qui a été trouvé.',
  sumTitle: 'Chaque versement balance',
  sumText:
    'Les lignes doivent égaler le dépôt net, sinon le versement vous attend. Rien n’est arrondi ni forcé pour faire concorder les totaux.',
  onceTitle: 'Chaque écriture passe une seule fois',
  onceText:
    'Si QuickBooks ne répond pas, Platebook vérifie ce qui est arrivé avant de réessayer. Vous pouvez contre-passer une écriture en tout temps.',
  opensTitle: 'Chaque montant s’ouvre',
  opensText:
    'Remontez d’une ligne de l’écriture aux colonnes du rapport, et de chaque colonne aux lignes de votre fichier.',
  rolesTitle: 'Pour qui',
  owners: 'Restaurateurs',
  ownersSee:
    'Voyez sur une page ce que vous avez vendu, ce que chaque plateforme a gardé et ce qu’elle a versé.',
  ownersReview:
    'Vérifiez les écritures sur votre téléphone avant leur comptabilisation, ou laissez-les passer automatiquement.',
  ownersHear: 'Soyez prévenu quand une connexion expire ou qu’un versement ne balance pas.',
  ownersDoor: 'Commencer avec votre restaurant',
  advisers: 'Teneurs de livres et conseillers',
  advisersKeep:
    'Suivez 200 clients avec une seule connexion, chacun avec ses comptes, ses établissements et son équipe.',
  advisersBatch:
    'Synchronisez, comptabilisez et exportez pour plusieurs clients en un lot, et voyez lesquels ont besoin de vous.',
  advisersHand:
    'Remettez des feuilles de travail Excel qui relient chaque écriture au rapport dont elle vient.',
  advisersDoor: 'Demander une démonstration',
  auditors: 'Auditeurs et développeurs',
  auditorsVerify:
    'Vérifiez un journal par rapport aux fichiers de rapports, sur votre ordinateur, hors ligne.',
  auditorsExport: 'Exportez vers JSON, CSV, hledger, Ledger, Beancount ou Excel.',
  auditorsRead: 'Lisez le code source, l’API et chaque règle comptable. Tout est public.',
  auditorsDoor: 'Lire l’API',
  storyTitle: 'Le lundi d’une teneur de livres',
  storyLead: 'Le même lundi, avec 40 restaurants qui vendent chacun sur deux plateformes.',
  storyBefore: 'Avant',
  storyBeforeText:
    'Quatre-vingts dépôts à expliquer. Pour chacun, il faut télécharger un rapport, recopier des totaux dans un tableur, retrouver la taxe que la plateforme a déjà remise et saisir une écriture. Une faute de frappe réapparaît en fin de mois\u00A0: un compte d’attente qui n’est pas à zéro.',
  storyAfter: 'Avec Platebook',
  storyAfterText:
    'Les rapports sont arrivés pendant la nuit. Soixante-dix-huit versements balancent et attendent une seule approbation. Deux sont mis de côté, avec la ligne et la colonne en cause. Vous comptabilisez un lot dans 40 entreprises QuickBooks, puis vous réglez les deux.',
  storyMore: 'À lire\u00A0: rapprocher les versements DoorDash de la banque',
  securityTitle: 'Vos livres restent les vôtres',
  securityLead: 'Chacun de ces points se vérifie dans le code source.',
  separatedTitle: 'Séparés dans la base de données',
  separatedText:
    'La sécurité par ligne est imposée à chaque table qui contient des données de clients, en plus des contrôles de l’application.',
  tokensTitle: 'Jetons de connexion chiffrés',
  tokensText:
    'Les jetons d’Uber Eats, de DoorDash et de QuickBooks sont chiffrés en AES-256-GCM, chacun lié à la connexion à laquelle il appartient.',
  twoStepTitle: 'Connexion en deux étapes',
  twoStepText:
    'Utilisez n’importe quelle application d’authentification, avec des codes de secours. Les propriétaires peuvent l’exiger de toute l’équipe.',
  logTitle: 'Un journal qui trahit toute altération',
  logText:
    'Chaque changement est consigné avec son auteur. Chaque entrée porte l’empreinte de la précédente\u00A0: le journal se vérifie.',
  othersTitle: 'Rien d’autres sites',
  othersText: 'Les pages ne chargent ni scripts, ni polices, ni traqueurs de qui que ce soit.',
  selfTitle: 'Hébergez-le vous-même',
  selfText:
    'Gardez tout sur votre machine ou votre PostgreSQL. Platebook est un logiciel libre sous licence Apache 2.0.',
  connectQuestion: 'Dois-je connecter mon compte Uber Eats ou DoorDash?',
  connectAnswer:
    'Non. Vous pouvez téléverser les rapports de versement que vous téléchargez d’Uber Eats ou de DoorDash. Connectez-les quand vous voudrez que les rapports arrivent selon un horaire.',
  approvalQuestion: 'Des écritures passent-elles sans mon approbation?',
  approvalAnswer:
    'Seulement si vous l’activez. Vous décidez, pour chaque établissement et chaque plateforme, si les écritures attendent une vérification, et rien ne passe sans les comptes que vous avez choisis.',
  twiceQuestion: 'Un versement peut-il se retrouver deux fois dans QuickBooks?',
  twiceAnswer:
    'Chaque écriture a son numéro de document et sa clé. Quand une réponse de QuickBooks se perd, Platebook cherche l’écriture dans vos livres avant de renvoyer quoi que ce soit. Téléverser deux fois le même fichier vous montre la première importation.',
  sumsQuestion: 'Que se passe-t-il quand un rapport ne balance pas?',
  sumsAnswer:
    'Le versement attend, et vos livres ne changent pas. Vous voyez la ligne, la colonne, ce qui était attendu et ce qui a été trouvé.',
  undoQuestion: 'Puis-je annuler une écriture comptabilisée?',
  undoAnswer:
    'Oui. La contre-passation comptabilise l’écriture inverse dans QuickBooks\u00A0: vos livres montrent les deux, et le versement peut être comptabilisé de nouveau.',
  leaveQuestion: 'Puis-je partir avec mes données?',
  leaveAnswer:
    'Oui. Exportez les journaux et les feuilles de travail quand vous voulez. La lecture et l’exportation restent possibles même si votre forfait prend fin.',
  close: 'Commencez par le versement de la semaine dernière.',
});
