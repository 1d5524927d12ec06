import { inFrench } from '../language/messages.ts';
import { words } from './format.messages.ts';

inFrench(words, {
  justNow: 'à l’instant',
  period: (from, to) => `${from} au ${to}`,
  periodInMonth: ({ to }, { from }) => `${from} au ${to}`,
});
