import { provideKitLanguage, type KitWords } from '@platebook/ui';
import { componentsToFilters } from './kit-components.fr.ts';
import { componentsFromHelp } from './kit-more-components.fr.ts';
import { patternsFromSessions } from './kit-last-patterns.fr.ts';
import { patternsToSessions } from './kit-more-patterns.fr.ts';
import { patternsToJournal } from './kit-patterns.fr.ts';
import { statusPill } from './kit-statuses.fr.ts';

const words: KitWords = {
  ...componentsToFilters,
  ...componentsFromHelp,
  ...patternsToJournal,
  ...patternsToSessions,
  ...patternsFromSessions,
  statusPill,
};

/** Switches the kit to French. */
export function provideFrenchKit(): void {
  provideKitLanguage({ locale: 'fr-CA', words });
}
