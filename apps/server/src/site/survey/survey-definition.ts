import type { SiteLocale } from '../../db/tables.ts';

/** A sentence in each language of the site. */
export type Localized = Readonly<Record<SiteLocale, string>>;

export type SurveyQuestion = {
  readonly id: string;
  /** One of the options, several of them, or a text. */
  readonly kind: 'one' | 'several' | 'text';
  readonly title: Localized;
  readonly options: readonly { readonly id: string; readonly label: Localized }[];
};

export type Survey = {
  /** A different set of questions is a different survey. */
  readonly id: string;
  readonly title: Localized;
  readonly lead: Localized;
  /** From then on no answers are accepted; null while no end is set. */
  readonly closesAt: Date | null;
  readonly questions: readonly SurveyQuestion[];
};

const option = (id: string, english: string, french: string) => ({
  id,
  label: { 'en-US': english, 'fr-CA': french },
});

/** The survey on the public site. */
export const SURVEY: Survey = {
  id: 'delivery-payouts-1',
  title: {
    'en-US': 'How do delivery payouts get into your books?',
    'fr-CA': 'Comment vos versements de livraison arrivent-ils dans vos livres?',
  },
  lead: {
    'en-US': 'Five questions, about two minutes. Your answers decide what we build next.',
    'fr-CA': 'Cinq questions, environ deux minutes. Vos réponses décident de la suite.',
  },
  closesAt: null,
  questions: [
    {
      id: 'role',
      kind: 'one',
      title: { 'en-US': 'What do you do?', 'fr-CA': 'Que faites-vous?' },
      options: [
        option('owner', 'I own or manage a restaurant', 'Je possède ou gère un restaurant'),
        option(
          'bookkeeper',
          'I do the books for restaurants',
          'Je tiens les livres de restaurants',
        ),
        option('adviser', 'I’m an accountant or adviser', 'Je suis comptable ou conseiller'),
        option('other', 'Something else', 'Autre chose'),
      ],
    },
    {
      id: 'platforms',
      kind: 'several',
      title: {
        'en-US': 'Which platforms pay you or your clients?',
        'fr-CA': 'Quelles plateformes vous paient, vous ou vos clients?',
      },
      options: [
        option('ubereats', 'Uber Eats', 'Uber Eats'),
        option('doordash', 'DoorDash', 'DoorDash'),
        option('grubhub', 'Grubhub', 'Grubhub'),
        option('skip', 'SkipTheDishes', 'SkipTheDishes'),
        option('other', 'Another platform', 'Une autre'),
      ],
    },
    {
      id: 'hours',
      kind: 'one',
      title: {
        'en-US': 'How much time do delivery payouts take you in a month?',
        'fr-CA': 'Combien de temps les versements de livraison vous prennent-ils par mois?',
      },
      options: [
        option('under_1', 'Less than an hour', 'Moins d’une heure'),
        option('1_to_4', '1 to 4 hours', 'De 1 à 4 heures'),
        option('5_to_10', '5 to 10 hours', 'De 5 à 10 heures'),
        option('over_10', 'More than 10 hours', 'Plus de 10 heures'),
      ],
    },
    {
      id: 'hardest',
      kind: 'several',
      title: { 'en-US': 'What is hard about them?', 'fr-CA': 'Qu’est-ce qui est difficile?' },
      options: [
        option('deposits', 'Matching deposits to the bank', 'Rapprocher les dépôts de la banque'),
        option('fees', 'Fees and commission', 'Les frais et la commission'),
        option('tax', 'Sales tax', 'Les taxes de vente'),
        option('refunds', 'Refunds and error charges', 'Les remboursements et frais d’erreur'),
        option('many', 'Many stores or clients', 'Plusieurs établissements ou clients'),
        option('month_end', 'Month-end', 'La fin de mois'),
      ],
    },
    {
      id: 'wish',
      kind: 'text',
      title: {
        'en-US': 'What should Platebook do next?',
        'fr-CA': 'Que devrait faire Platebook ensuite?',
      },
      options: [],
    },
  ],
};
