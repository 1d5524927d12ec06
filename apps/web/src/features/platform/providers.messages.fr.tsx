import { inFrench } from '../../shared/language/messages.ts';
import {
  books,
  classTracking,
  consent,
  doorDash,
  intuitEmail,
  reportKinds,
  reportList,
  uberEats,
} from './providers.messages.tsx';

inFrench(books, {
  intro:
    'Les écritures vérifiées sont comptabilisées ici. Nous confirmons chacune et la revérifions chaque nuit.',
  mapping: 'Correspondance des comptes',
  mappingMeaning:
    'Le compte QuickBooks auquel va chaque poste, pour tous les établissements ou un seul.',
  posting: 'Paramètres de comptabilisation',
  postingMeaning:
    'Méthode comptable, une écriture par versement ou par jour, virements bancaires, changements tardifs et comptabilisation automatique.',
  verifyEmail: (link) => <>Intuit vous demande d’abord de confirmer votre courriel? {link}</>,
  seeWhatToDo: 'Voir quoi faire',
  company: 'Entreprise',
  aboutCompany: 'Entreprise QuickBooks',
  name: 'Nom',
  companyId: 'Identifiant de l’entreprise',
  edition: 'Édition',
  sandbox: 'Bac à sable',
  country: 'Pays',
  currency: 'Devise principale',
  fiscalYear: 'Début de l’exercice',
  closedThrough: 'Livres fermés jusqu’au',
  notClosed: 'Non fermés',
  classes: 'Suivi par classe',
  locations: 'Lieux',
  accountNumbers: 'Numéros de compte',
  on: 'Activés',
  off: 'Désactivés',
  closedTitle: (day) => `Les livres sont fermés jusqu’au ${day}`,
  closedMeaning: (day) =>
    `Votre plus ancienne écriture en attente est datée du ${day} et ne peut pas être comptabilisée à cette date. Ouvrez la période dans QuickBooks, ou comptabilisez-la à une date ultérieure.`,
  multicurrency: 'Le mode multidevise est activé',
  multicurrencyMeaning: 'Les écritures sont comptabilisées dans votre devise principale seulement.',
  noClasses: 'Le suivi par classe est désactivé',
  useLocations:
    'Vous ne pouvez pas suivre les établissements par classe. Utilisez des lieux ou des comptes distincts.',
  locationsOff:
    'Les lieux sont désactivés aussi\u00A0: les établissements ne peuvent être suivis que par des comptes distincts. Activez l’un des deux dans QuickBooks pour l’utiliser ici.',
});

inFrench(classTracking, {
  off: 'Désactivé',
  per_transaction: 'Une classe par écriture',
  per_line: 'Une classe par ligne',
});

inFrench(uberEats, {
  intro:
    'Nous demandons un rapport de paiement pour chaque versement. Il arrive une fois qu’Uber Eats l’a préparé.',
  upload: 'Téléversez des rapports d’Uber Eats Manager en CSV ou en ZIP.',
});

inFrench(doorDash, {
  intro:
    'Téléversez des rapports DoorDash, ou connectez-vous avec votre propre clé d’accès pour les récupérer automatiquement.',
  accessKey: 'Clé d’accès DoorDash',
  utc: 'Les rapports DoorDash utilisent l’UTC',
  utcMeaning:
    'Les versements sont comptabilisés à la date locale de votre établissement. Quand les deux diffèrent, nous montrons l’une et l’autre.',
  upload:
    'Téléchargez les transactions détaillées et le sommaire des versements du Merchant Portal.',
  startWithFiles: 'Commencer par des fichiers de rapport',
  howToGetFiles:
    'Dans le DoorDash Merchant Portal, ouvrez Reports et créez un rapport financier pour la période. Téléversez le ZIP tel quel. Aucune clé d’accès n’est nécessaire.',
  uploadFiles: 'Téléverser des rapports DoorDash',
  enterDeveloperId: 'Entrez l’identifiant de développeur.',
  notADeveloperId:
    'Ce n’est pas un identifiant de développeur. Il ne compte que des lettres, des chiffres et des tirets.',
  enterKeyId: 'Entrez l’identifiant de la clé.',
  notAKeyId:
    'Ce n’est pas un identifiant de clé. Il ne compte que des lettres, des chiffres et des tirets.',
  enterSecret: 'Entrez le secret de signature.',
  incompleteSecret: 'Ce n’est pas un secret de signature complet. Copiez-le en entier.',
  connectedTo: (client) => `DoorDash connecté à ${client}.`,
  howToGetKey:
    'Connectez-vous au DoorDash Developer Portal à developer.doordash.com, ouvrez Credentials et créez une clé d’accès. Copiez ses trois parties ici. Nous testons la clé sans rien modifier et conservons le secret chiffré.',
  notConnected: 'DoorDash n’a pas été connecté.',
  developerId: 'Identifiant de développeur',
  keyId: 'Identifiant de la clé',
  secret: 'Secret de signature',
  connect: 'Connecter DoorDash',
  cancel: 'Annuler',
});

inFrench(consent, {
  foreign:
    'Cette réponse ne correspond à aucune connexion lancée dans ce navigateur; nous l’avons ignorée. Recommencez à partir des connexions.',
  theProvider: 'Le fournisseur',
  connecting: (provider) => `Connexion de ${provider}`,
  checkingAccount: 'Vérification du compte que vous avez choisi.',
  granted: (provider) => `Accès à ${provider} accordé`,
  continuesElsewhere:
    'Vous pouvez fermer cette fenêtre. Platebook continue dans celle d’où vous venez.',
  connected: (provider) => `${provider} est connecté`,
  closeWindow: 'Vous pouvez fermer cette fenêtre.',
  denied: 'L’accès n’a pas été accordé',
  notConnected: (provider) => `${provider} n’a pas été connecté`,
  deniedMeaning: (provider) =>
    `Rien n’est récupéré ni comptabilisé sans accès à ${provider}. Réessayez quand vous serez prêt.`,
  back: 'Retour aux connexions',
});

inFrench(intuitEmail, {
  title: 'Confirmez votre courriel auprès d’Intuit',
  intro:
    'Intuit ne permet de connecter une application qu’une fois votre courriel confirmé. Cela se passe chez Intuit; Platebook ne peut ni le voir ni le modifier.',
  signIn: 'Connectez-vous à QuickBooks avec le courriel que vous utiliserez.',
  openAccount: 'Ouvrez votre compte Intuit, puis Connexion et sécurité.',
  verify:
    'Choisissez de vérifier votre courriel. Intuit vous envoie un code. Cela peut prendre quelques minutes; consultez vos pourriels.',
  enterCode: 'Entrez le code, revenez ici et connectez de nouveau.',
  adminsOnly:
    'Seul un administrateur de l’entreprise QuickBooks peut connecter une application. Si c’est quelqu’un d’autre, demandez-lui de la connecter ou de vous nommer administrateur.',
  connectAgain: 'C’est confirmé, connecter de nouveau',
});

inFrench(reportList, {
  title: 'Rapports récupérés',
  loading: 'Chargement des rapports',
  noneYet: 'Aucun rapport encore',
  appearHere: (platform) =>
    `Nous demandons les rapports ${platform} une fois un établissement associé. Chaque rapport figure ici avec son fichier d’origine.`,
  reportsNoun: 'rapports',
  days: 'Jours',
  report: 'Rapport',
  store: 'Établissement',
  noStore: 'Aucun',
  requested: 'Demandé',
  status: 'État',
  originalFile: 'Fichier d’origine',
  noFileYet: 'Aucun encore',
  download: 'Télécharger',
  downloadFile: (file) => `Télécharger ${file}`,
});

inFrench(reportKinds, {
  payment_details: 'Détails des paiements',
  finance_summary: 'Sommaire financier',
  transaction_detail: 'Détail des transactions',
});
