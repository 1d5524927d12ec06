import { counted, formatCount } from '../format/counted.ts';
import { inFrench } from '../language/messages.ts';
import { words } from './list.messages.ts';

inFrench(words, {
  filter: (many) => `Filtrer\u00A0: ${many}`,
  noneMatch: () => 'Aucun résultat',
  clearFilters: 'Effacer les filtres',
  changeFilters: 'Modifiez ou effacez les filtres.',
  found: (count, many) => `${count} ${many}`,
  all: (many) => `Tout\u00A0: ${many}`,
  thatMatch: (many) => `${many} correspondant aux filtres`,
  exportScope: (scope, columns) => `${scope}, ${counted(columns, 'colonne')}`,
  printedAll: (client, rows, at) => `${client}, ${rows}. Imprimé le ${at}.`,
  printedMatching: (client, rows, at) =>
    `${client}, ${rows} correspondant aux filtres. Imprimé le ${at}.`,
  parts: 'Vues',
  showAll: () => 'Tout afficher',
  savedViews: 'Vues enregistrées',
  tryAgain: 'Réessayer',
  viewsNotChanged: 'Vos vues n’ont pas été modifiées.',
  viewDeleted: 'Vue supprimée',
  undo: 'Annuler',
  dismiss: 'Ignorer ce message',
  rowsNotChanged: (many) => `Rien n’a changé\u00A0: ${many}.`,
  showMore: (many) => `Afficher la suite\u00A0: ${many}`,
  shown: (count) => counted(count, 'affiché'),
  shownOf: (count, total) => `${counted(count, 'affiché')} sur ${formatCount(total)}`,
  exporting: (many) => `Exportation\u00A0: ${many}`,
  saveCsv: 'Enregistrer en CSV',
  saveExcel: 'Enregistrer en Excel',
  workpapers: (count) =>
    `Télécharger ${counted(count, 'feuille de travail', 'feuilles de travail')}`,
  workpapersLeftOut: (some, selected) =>
    `${formatCount(some)} sur ${formatCount(selected)} avec feuille de travail.`,
  zipName: 'Feuilles de travail',
  tooMany: (most) => `Au plus ${formatCount(most)} à la fois.`,
});
