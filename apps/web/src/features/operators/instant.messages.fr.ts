import { inFrench } from '../../shared/language/messages.ts';
import { words } from './instant.messages.ts';

inFrench(words, {
  day: 'Jour',
  time: 'Heure (UTC)',
  clock: 'Sur 24 heures, par exemple 14:30.',
  enterDay: 'Entrez un jour',
  dayRule: 'Entrez un jour, par exemple 2026-11-30',
  timeRule: 'Entrez une heure, par exemple 14:30',
  when: 'Quand',
  now: 'Maintenant',
  later: 'À un moment précis',
  enterFuture: 'Entrez un jour et une heure à venir',
});
