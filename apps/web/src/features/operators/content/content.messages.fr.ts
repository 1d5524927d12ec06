import { formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import {
  audiences,
  fieldNames,
  placeNames,
  severityNames,
  stateNames,
  words,
} from './content.messages.ts';

inFrench(words, {
  title: 'Contenu',
  about:
    'Les bannières que tout le monde voit\u00A0: sur les pages publiques, dans l’application ou les deux.',
  needs: (capability) => `Pour modifier des bannières, il faut ${capability}.`,
  create: 'Nouvelle bannière',
  banner: 'bannière',
  banners: 'bannières',
  allBanners: 'Toutes les bannières',
  fileName: 'Bannières',
  all: 'Toutes',
  shown: 'Affichées',
  scheduled: 'Planifiées',
  drafts: 'Brouillons',
  ended: 'Terminées',
  none: 'Aucune bannière pour l’instant',
  noneMeaning:
    'Écrivez-en une avant d’en avoir besoin\u00A0: personne ne la voit avant sa publication.',
  noShown: 'Aucune bannière n’est affichée',
  noScheduled: 'Rien n’est planifié',
  noDrafts: 'Aucun brouillon',
  noEnded: 'Aucune bannière n’est terminée',

  titleColumn: 'Titre',
  state: 'État',
  severity: 'Gravité',
  shownOn: 'Affichée sur',
  starts: 'Début',
  ends: 'Fin',
  edited: 'Modifiée',
  editedBy: 'Modifiée par',
  unknownAuthor: 'Inconnu',
  whenPublished: 'À la publication',
  whenEnded: 'Jusqu’à ce que vous y mettiez fin',

  newTitle: 'Nouvelle bannière',
  newAbout: 'Elle reste à l’état de brouillon jusqu’à sa publication.',
  back: 'Toutes les bannières',
  loadingBanner: 'Chargement de la bannière',
  contents: 'Bannière',
  severityInfo: 'Information',
  severityInfoHint: 'Une nouvelle, comme une fonction récente ou l’horaire des Fêtes.',
  severityWarning: 'Avertissement',
  severityWarningHint: 'Ce qu’il faut savoir d’avance, comme un entretien.',
  severityIncident: 'Incident',
  severityIncidentHint: 'Quelque chose ne fonctionne pas en ce moment.',
  titleEnglish: 'Titre en anglais',
  titleFrench: 'Titre en français',
  bodyEnglish: 'Texte en anglais',
  bodyFrench: 'Texte en français',
  bodyHint:
    'Ce que cela change pour les livres des gens, et quoi faire. Vous pouvez le laisser vide.',
  startsOn: 'Premier jour',
  startsAt: 'Heure de début (UTC)',
  startsHint: 'Laissez le jour vide pour commencer à la publication.',
  endsOn: 'Dernier jour',
  endsAt: 'Heure de fin (UTC)',
  endsHint: 'Laissez le jour vide pour y mettre fin vous-même.',
  enterTitle: 'Entrez un titre',
  tooLong: (most) => `Utilisez au plus ${formatCount(most)} caractères`,
  endAfterStart: 'La fin doit suivre le début',
  save: 'Enregistrer la bannière',
  createDraft: 'Enregistrer le brouillon',
  saved: 'Bannière enregistrée',
  created: 'Brouillon enregistré',
  notSaved: 'Rien n’a été enregistré.',
  whatOf: (title) => `la bannière «\u00A0${title}\u00A0»`,
  newBanner: 'la nouvelle bannière',

  preview: 'Aperçu',
  previewAbout: 'Ce que les lecteurs voient. Rien n’est enregistré.',
  english: 'Anglais',
  french: 'Français',

  publish: 'Publier…',
  publishTitle: (title) => `Publier «\u00A0${title}\u00A0»?`,
  publishNow: 'Elle commence aussitôt. Les pages ouvertes l’affichent dans la minute.',
  publishLater: (at) => `Elle commence le ${at}.`,
  publishUntil: (at) => `Elle se termine le ${at}.`,
  publishUntilEnded: 'Elle reste jusqu’à ce que vous y mettiez fin.',
  publishReplaces: 'Elle prend la place de la version publiée auparavant.',
  publishConfirm: 'Publier la bannière',
  keepDraft: 'Pas encore',
  published: 'Bannière publiée',
  publishFailed: 'Rien n’a été publié.',
  saveFirst: 'Enregistrez vos modifications pour les publier.',
  hasChanges: 'Les lecteurs voient encore la version publiée auparavant.',
  end: 'Mettre fin à la bannière…',
  endTitle: (title) => `Mettre fin à «\u00A0${title}\u00A0»?`,
  endMeaning:
    'Elle disparaît de toutes les pages dans la minute. Vous pourrez la publier de nouveau.',
  endConfirm: 'Mettre fin à la bannière',
  keepShown: 'La garder',
  isEnded: 'Bannière terminée',
  endFailed: 'La bannière est toujours publiée.',

  history: 'Versions',
  loadingHistory: 'Chargement des versions',
  version: 'Version',
  savedAt: 'Enregistrée',
  latest: 'La plus récente',
  publishedVersion: 'Publiée',
  action: 'Action',
  publishVersion: 'Publier cette version',
  publishVersionOf: (revision) => `Publier la version ${formatCount(revision)}`,
  versionsNoun: 'versions',
});

inFrench(stateNames, {
  draft: 'Brouillon',
  scheduled: 'Planifiée',
  shown: 'Affichée',
  ended: 'Terminée',
});

inFrench(severityNames, {
  info: 'Information',
  warning: 'Avertissement',
  incident: 'Incident',
});

inFrench(placeNames, {
  everywhere: 'Pages publiques et application',
  site: 'Pages publiques',
  app: 'Application',
});

inFrench(audiences, {
  everywhere: 'Quiconque ouvre Platebook ou ses pages publiques la voit.',
  site: 'Quiconque ouvre les pages publiques la voit.',
  app: 'Toute personne connectée la voit.',
});

inFrench(fieldNames, {
  severity: 'Gravité',
  shown_on: 'Affichée sur',
  title_en: 'Titre en anglais',
  title_fr: 'Titre en français',
  body_en: 'Texte en anglais',
  body_fr: 'Texte en français',
  starts_at: 'Début',
  ends_at: 'Fin',
});
