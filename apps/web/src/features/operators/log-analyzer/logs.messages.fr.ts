import { counted } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { facetNames, levelNames, words } from './logs.messages.ts';

inFrench(words, {
  title: 'Analyse du journal',
  about:
    'Cherchez ce que le système a fait et ce que les pages ont signalé, comme les lignes d’un seul journal.',
  search: 'Rechercher dans le journal',
  searchHint:
    'Du texte, ou champ:valeur avec * pour n’importe quels caractères. Un moins exclut. Par exemple\u00A0: level:error operation:post* -client:"Harbor Deli" duration_ms:>500',
  noDuration: 'Saisissez une durée en millisecondes, comme duration_ms:>500',
  find: 'Rechercher',
  clear: 'Effacer la recherche',
  period: 'Période',
  lastHours: (hours) =>
    hours <= 24
      ? hours === 1
        ? 'Dernière heure'
        : counted(hours, 'dernière heure', 'dernières heures')
      : counted(hours / 24, 'dernier jour', 'derniers jours'),
  fromTo: (from, to) => `Du ${from} au ${to}`,
  anyTime: 'Revenir à une période récente',
  follow: 'Suivre en direct',
  followed: 'Suivi en direct',
  share: 'Copier le lien',
  total: (lines, errors) => `${counted(lines, 'ligne')}, ${counted(errors, 'erreur')}`,
  loadingCounts: 'Décompte des lignes',
  loadingLines: 'Chargement des lignes',
  log: 'Journal',
  views: 'Vues du journal',
  lines: 'Lignes',
  table: 'Tableau',
  json: 'JSON',
  patterns: 'Motifs',
  noLines: 'Aucune ligne ne correspond à cette recherche',
  noLinesMeaning: 'Cherchez moins, ou choisissez une période plus longue.',
  lineNoun: 'ligne',
  linesNoun: 'lignes',
  allLines: 'Toutes les lignes',
  tooMuch:
    'La recherche dans le journal a échoué. Choisissez une période plus courte, ou précisez la recherche.',

  trace: 'Afficher la trace',
  traceOf: (requestId) => `Afficher la trace de ${requestId}`,
  needs: (capability) => `Nécessite ${capability}`,
  around: 'Lignes voisines d’une ligne',
  aroundAbout: (time) => `Les 50 lignes avant et les 50 après ${time}, quel que soit leur sujet.`,
  backToSearch: 'Revenir à la recherche',
  loadingAround: 'Chargement des lignes voisines',

  reveal: 'Révéler ce qui est masqué',
  revealTitle: 'Révéler ce qui est masqué',
  revealMeaning:
    'Ce que dit l’erreur, sa pile, son adresse et son navigateur peuvent en dire long sur les affaires d’un client. Le journal d’audit retient qui a regardé quelle ligne, et pourquoi.',
  reason: 'Raison',
  enterReason: 'Saisissez pourquoi vous devez le voir',
  revealConfirm: 'Révéler',
  notRevealed: 'Rien n’a été révélé.',

  exportLines: 'Exporter',
  exportTitle: 'Exporter les lignes',
  exportMeaning: (period) =>
    `Toutes les lignes que trouve cette recherche, ${period}. Ce qui est masqué ici est omis. L’export figure dans le journal d’audit.`,
  format: 'Format',
  download: 'Télécharger',
  exportFailed: 'Rien n’a été téléchargé.',

  time: 'Heure',
  level: 'Niveau',
  message: 'Ligne',
  client: 'Client',
  duration: 'Durée',
  requestId: 'ID de la requête',
  pattern: 'Motif',
  count: 'Lignes',
  before: 'Avant',
  beforeMeaning: 'Avant\u00A0: pendant une durée égale avant cette période.',
  clients: 'Clients',
  first: 'Première',
  last: 'Dernière',
  impact: 'Incidence',
  noPatterns: 'Aucune ligne ne correspond à cette recherche',
  showLines: 'Afficher les lignes',
  showLinesOf: (pattern) => `Afficher les lignes de ${pattern}`,
  newPattern: 'nouveau',
});

inFrench(facetNames, {
  level: 'Niveau',
  kind: 'Genre',
  status: 'État',
  operation: 'Opération',
  error_code: 'Code d’erreur',
  http_status: 'État HTTP',
  provider: 'Fournisseur',
  stage: 'Étape',
  tenant_id: 'Client',
});

inFrench(levelNames, {
  debug: 'Débogage',
  info: 'Information',
  warning: 'Avertissement',
  error: 'Erreur',
});
