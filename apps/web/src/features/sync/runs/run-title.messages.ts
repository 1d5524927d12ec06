import { messages } from '../../../shared/language/messages.ts';

/** What a run is called; every page's activity tray says it, so it stands apart from the words of the run's own page. */
export const runTitles = messages({
  posting: 'Posting to QuickBooks',
  sync: 'Sync',
});
