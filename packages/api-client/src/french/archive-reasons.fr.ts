import { formatCount } from './counted.fr.ts';
import { naming, type Reason } from './french-reason.ts';
import { withValues } from './with-values.ts';

const entriesRead = withValues(
  { entries: 'number', most: 'number' },
  ({ entries, most }) =>
    `Le fichier ZIP contient ${formatCount(entries)} fichiers; au plus ${formatCount(most)} sont lus.`,
);
const bytesRead = withValues(
  { bytes: 'number', most: 'number' },
  ({ bytes, most }) =>
    `Le fichier ZIP occupe ${formatCount(bytes)} octets une fois décompressé; au plus ${formatCount(most)} sont lus. Donnez les fichiers CSV eux-mêmes.`,
);
const largest = withValues(
  { most: 'number' },
  ({ most }) => `Le fichier ZIP dépasse ${formatCount(most)} octets.`,
);
const damagedEntry = withValues(
  { entry: 'text' },
  ({ entry }) =>
    `«\u00A0${entry}\u00A0» ne peut pas être décompressé du fichier ZIP. Téléchargez-le de nouveau.`,
);

/** Why a ZIP file or a workbook cannot be read. */
export const OF_ARCHIVES = {
  zip_too_large: {
    message: (values) => entriesRead(values) ?? bytesRead(values) ?? largest(values),
  },
  zip_bomb: {
    message: withValues(
      { entry: 'text', ratio: 'number' },
      ({ entry, ratio }) =>
        `«\u00A0${entry}\u00A0» est compressé plus de ${ratio} fois dans le fichier ZIP, ce qu’aucun rapport n’est. Rien n’en est décompressé.`,
    ),
  },
  workbook: {
    message:
      'Ceci est un classeur Excel. Donnez le CSV ou le ZIP tel que la plateforme l’exporte, ou enregistrez sa feuille en «\u00A0CSV UTF-8 (délimité par des virgules)\u00A0».',
  },
  nested_archive: {
    message: naming(
      'entry',
      (entry) =>
        `Le fichier ZIP contient une autre archive, «\u00A0${entry}\u00A0». Décompressez-la et donnez les rapports eux-mêmes.`,
    ),
  },
  bad_zip: {
    message: (values) => {
      const { of } = values;
      if (of === 'entry') {
        return damagedEntry(values);
      }
      return of === 'workbook'
        ? 'Ce classeur Excel est endommagé ou coupé. Téléchargez de nouveau le rapport en CSV.'
        : 'Le fichier ZIP est endommagé ou coupé. Téléchargez-le de nouveau.';
    },
  },
} as const satisfies Readonly<Record<string, Reason>>;
