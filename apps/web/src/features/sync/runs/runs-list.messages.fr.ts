import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { words } from './runs-list.messages.ts';

inFrench(words, {
  noneYet: 'Aucune exécution encore',
  appearHere: 'Chaque synchronisation, téléversement et comptabilisation figure ici.',
  column: 'Exécution',
  status: 'État',
  started: 'Début',
  days: 'Jours',
  startedBy: 'Lancée par',
  dryRun: (trigger) => `${trigger}, simulation`,
  payouts: 'Versements',
  entries: 'Écritures',
  run: 'exécution',
  runs: 'exécutions',
  allRuns: 'Toutes les exécutions',
  retry: (count) => `Relancer ${counted(count, 'exécution')}`,
  retryLeftOut: (some, selected) =>
    `${formatCount(some)} sur ${formatCount(selected)} peuvent être relancées.`,
});
