import { inFrench } from '../language/messages.ts';
import { totals } from './total-in-words.messages.ts';

inFrench(totals, {
  and: (amounts) => amounts.join(' et '),
});
