import { counted, formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';
import {
  connectionEvents,
  connectionSentences,
  notOffered,
  reasons,
  words,
} from './platform.messages.tsx';

inFrench(words, {
  title: 'Connexions',
  reportsFrom: (client) => `D’où viennent les rapports de ${client}.`,
  reportsAndBooks: (client) =>
    `D’où viennent les rapports de ${client}, et où ses écritures sont comptabilisées.`,
  loadingAll: 'Chargement des connexions',
  loading: (provider) => `Chargement de ${provider}`,
  manage: (provider) => `Gérer ${provider}`,
  uploadInstead: 'Téléverser plutôt des rapports',
  noConnectionNeeded:
    'Sans connexion\u00A0: téléchargez les rapports d’Uber Eats Manager ou du DoorDash Merchant Portal et téléversez-les en CSV ou en ZIP. Ils sont vérifiés de la même façon.',
  company: 'Entreprise',
  account: 'Compte',
  storesMatched: 'Établissements associés',
  matchedOf: (matched, seen) => `${formatCount(matched)} sur ${formatCount(seen)}`,
  lastReport: 'Dernier rapport',
  noneYet: 'Aucun encore',
  access: 'Accès',
  connected: 'Connexion',
  connectedBy: (when, person) => (
    <>
      {when} par {person}
    </>
  ),
  expired: 'Expiré',
  neverExpires: 'N’expire pas',
  expiresWithinADay: 'Expire d’ici un jour',
  expiresIn: (days) => `Expire dans ${counted(days, 'jour')}`,
  paused: 'Suspendue. Rien n’est récupéré ni comptabilisé avant que vous la repreniez.',
  works: (provider) => `${provider} fonctionne.`,
  test: (provider) => `Tester ${provider}`,
  pause: (provider) => `Suspendre ${provider}`,
  resume: (provider) => `Reprendre ${provider}`,
  pausedNow: (provider) => `${provider} est suspendu.`,
  resumedNow: (provider) => `${provider} a repris.`,
  reauthorize: 'Autoriser de nouveau',
  replaceKey: 'Remplacer la clé d’accès',
  disconnectQuestion: (provider, client) => `Déconnecter ${provider} de ${client}?`,
  disconnect: (provider) => `Déconnecter ${provider}`,
  disconnected: (provider, client) => `${provider} déconnecté de ${client}.`,
  keepConnected: 'Garder la connexion',
  stillConnected: (provider) => `${provider} est toujours connecté.`,
  booksUntouched: (provider) =>
    `Rien n’est comptabilisé ni lu dans ${provider} jusqu’à une nouvelle connexion.`,
  nothingFetched: (provider) =>
    `Rien n’est récupéré auprès de ${provider} jusqu’à une nouvelle connexion.`,
  accessRevoked:
    'L’accès est révoqué et ses jetons sont supprimés. Tout ce qui a été récupéré et comptabilisé est conservé, avec son historique.',
  syncsStop: (schedules) =>
    `${counted(schedules, 'synchronisation planifiée s’arrête', 'synchronisations planifiées s’arrêtent')}.`,
  entriesStay: (entries) =>
    `${counted(entries, 'écriture en attente ne peut pas être comptabilisée', 'écritures en attente ne peuvent pas être comptabilisées')}.`,
  operationsOwed: (operations) =>
    operations === 1
      ? '1 opération dans QuickBooks attend une confirmation. Attendez qu’elle se termine, ou vérifiez vous-même dans QuickBooks.'
      : `${formatCount(operations)} opérations dans QuickBooks attendent une confirmation. Attendez qu’elles se terminent, ou vérifiez vous-même dans QuickBooks.`,
  activity: 'Activité',
  loadingActivity: 'Chargement de l’activité',
  nothingYet: 'Rien encore.',
  activityOfConnection: 'Activité de cette connexion',
  matchStores: 'Associer les établissements',
  matchEachStore: (provider) =>
    `Associez chaque établissement ${provider} à l’un des vôtres. Les versements sont comptabilisés une fois l’association faite.`,
  matchedStores: 'Établissements associés',
  seeMatched: 'Voyez ce qui est associé, depuis quand et par qui, et modifiez-le.',
  uploadReports: 'Téléverser des rapports',
});

inFrench(reasons, {
  ubereats:
    'Connectez Uber Eats pour récupérer vos rapports de paiement automatiquement après chaque versement.',
  doordash:
    'Téléversez des rapports DoorDash en tout temps. Pour les récupérer automatiquement, connectez-vous avec une clé d’accès du DoorDash Developer Portal.',
  quickbooks:
    'Connectez QuickBooks pour comptabiliser les écritures vérifiées dans vos livres. La connexion ne comptabilise rien.',
});

inFrench(notOffered, {
  ubereats:
    'Les connexions à Uber Eats ne sont pas encore offertes ici. Téléversez plutôt des rapports Uber Eats.',
  doordash:
    'Les connexions à DoorDash ne sont pas encore offertes ici. Téléversez plutôt des rapports DoorDash.',
  quickbooks:
    'Les connexions à QuickBooks ne sont pas encore offertes ici. D’ici là, vous pouvez importer et vérifier des versements.',
});

inFrench(connectionEvents, {
  connected: 'a établi la connexion',
  reauthorised: 'a renouvelé l’accès',
  tested: 'a testé la connexion\u00A0: elle fonctionne',
  refreshed: 'a rafraîchi l’accès',
  expiring: 'a averti que l’accès expire bientôt',
  expired: 'a constaté que l’accès est expiré',
  revoked: 'a constaté que l’accès est révoqué',
  failed: 'a testé la connexion\u00A0: elle a été refusée',
  paused: 'a suspendu la récupération et la comptabilisation',
  resumed: 'a repris la récupération et la comptabilisation',
  disconnected: 'a déconnecté',
});

inFrench(connectionSentences, {
  'authorising.asking': ({ mode }) =>
    mode === 'window'
      ? 'Répondez dans la fenêtre qui s’est ouverte. Rien ne change avant.'
      : 'Vous êtes dirigé vers le fournisseur, puis vous reviendrez ici.',
  'authorising.blocked': () =>
    'Votre navigateur a bloqué la fenêtre. Autorisez-la, ou connectez-vous plutôt dans cette page.',
  'authorising.closed': () => 'La fenêtre a été fermée avant la fin. Rien n’a changé.',
  'authorising.denied': () =>
    'L’accès n’a pas été accordé. Rien n’est récupéré ni comptabilisé sans lui.',
  verifying: () => 'Vérification du compte dont il s’agit.',
  wrong_company: ({ other, known }) =>
    `C’est ${other?.name ?? 'un autre compte'}, et non ${known?.account.name ?? 'le compte de ce client'}. Il n’a pas été connecté, et rien n’y a été comptabilisé.`,
  disconnecting: () => 'Fin de l’accès en cours.',
  failed: ({ failure }) => {
    const sentence = serverSentence(
      failure?.message ?? 'An unexpected error occurred',
      failure?.code,
    );
    return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} Vos livres sont inchangés.`;
  },
});
