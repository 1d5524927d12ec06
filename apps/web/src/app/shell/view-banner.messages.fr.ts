import { inFrench } from '../../shared/language/messages.ts';
import { words } from './view-banner.messages.ts';

inFrench(words, {
  viewing: (client) => `Vous consultez ${client} comme assistance`,
  viewingMeaning: (until) =>
    `En lecture seule, jusqu’au ${until}. Le client voit dans son activité ce que vous ouvrez.`,
  stopViewing: 'Cesser de consulter',
});
