import type { components } from '../generated/schema.ts';
import { frenchAccountType } from './account-types.fr.ts';
import type { Reason } from './french-reason.ts';
import { withValues } from './with-values.ts';

/** Why an account is suggested for a line item. */
export const OF_ACCOUNTS = {
  named_as_default: { message: 'Porte le nom du compte prévu pour ce poste' },
  used_by_store: {
    message: ({ store }) =>
      typeof store === 'string'
        ? `${store} l’utilise pour ce poste`
        : 'Un autre établissement l’utilise pour ce poste',
  },
  named_as_in_template: { message: 'Porte le nom qu’un modèle donne à ce poste' },
  word_in_name: {
    message: withValues(
      { type: 'text', word: 'text' },
      ({ type, word }) =>
        `Compte de type ${frenchAccountType(type)} dont le nom contient «\u00A0${word}\u00A0»`,
    ),
  },
  same_number: {
    message: withValues({ number: 'text' }, ({ number }) => `Même numéro, ${number}`),
  },
  same_name: { message: 'Même nom' },
  same_words: { message: 'Mêmes mots dans son nom' },
} as const satisfies Readonly<Record<components['schemas']['AccountReasonCode'], Reason>>;
