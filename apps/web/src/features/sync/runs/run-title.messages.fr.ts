import { inFrench } from '../../../shared/language/messages.ts';
import { runTitles } from './run-title.messages.ts';

inFrench(runTitles, {
  posting: 'Comptabilisation dans QuickBooks',
  sync: 'Synchronisation',
});
