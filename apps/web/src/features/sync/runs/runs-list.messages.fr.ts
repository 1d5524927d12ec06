import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { words } from './runs-list.messages.ts';

inFrench(words, {
  run: 'exécution',
  runs: 'exécutions',
  allRuns: 'Toutes les exécutions',
  retry: (count) => `Relancer ${counted(count, 'exécution')}`,
  retryLeftOut: (some, selected) =>
    `${formatCount(some)} sur ${formatCount(selected)} peuvent être relancées.`,
});
