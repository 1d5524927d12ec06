import { inFrench } from '../../../shared/language/messages.ts';
import {
  booksNames,
  languageNames,
  roleNames,
  statusNames,
  storeCountNames,
  words,
} from './demos.messages.ts';

inFrench(words, {
  title: 'Demandes de démonstration',
  about: 'Qui a demandé une démonstration sur le site public, et ce qu’il en est advenu.',
  openForm: 'Ouvrir le formulaire',
  request: 'demande',
  requests: 'demandes',
  allRequests: 'Toutes les demandes',
  fileName: 'Demandes de démonstration',
  open: 'Demandes',
  spam: 'Pourriels',
  noOpen: 'Aucune demande ici.',
  noSpam: 'Aucun pourriel.',
  none: 'Personne n’a encore demandé de démonstration',
  noneMeaning: 'Les demandes paraissent ici dès que quelqu’un envoie le formulaire du site public.',
  business: 'Entreprise',
  name: 'Nom',
  email: 'Courriel',
  status: 'État',
  scheduled: 'Démonstration le',
  assignee: 'Responsable',
  nobody: 'Personne',
  asked: 'Demandé',
  role: 'Rôle',
  stores: 'Établissements',
  platforms: 'Plateformes',
  otherPlatform: 'Une autre',
  books: 'Livres',
  message: 'Message',
  language: 'Formulaire en',
  note: 'Note',
  noteHint: 'Seules les personnes ayant l’accès administrateur la lisent.',
  actions: 'Actions',
  actionsFor: (business) => `Actions pour ${business}`,
  details: 'Ouvrir la demande',
  replySubject: 'Votre démonstration de Platebook',
  save: 'Enregistrer',
  saved: (business) => `${business} enregistré`,
  saveFailed: 'Rien n’a été enregistré.',
  noteTooLong: (most) => `Utilisez au plus ${most} caractères`,
  loadingStaff: 'Chargement des personnes ayant l’accès administrateur',
});

inFrench(statusNames, {
  new: 'Nouvelle',
  contacted: 'Contact établi',
  scheduled: 'Planifiée',
  held: 'Tenue',
  no_show: 'Absence',
  converted: 'Devenu client',
  lost: 'Perdue',
  spam: 'Pourriel',
});

inFrench(roleNames, {
  owner: 'Propriétaire ou gestionnaire',
  bookkeeper: 'Teneur de livres',
  adviser: 'Comptable ou conseiller',
  other: 'Autre chose',
});

inFrench(storeCountNames, {
  '1': '1',
  '2_to_5': 'De 2 à 5',
  '6_to_20': 'De 6 à 20',
  over_20: 'Plus de 20',
});

inFrench(booksNames, {
  quickbooks_online: 'QuickBooks en ligne',
  other: 'Autre chose',
  none: 'Aucun pour l’instant',
});

inFrench(languageNames, { 'en-US': 'Anglais', 'fr-CA': 'Français' });
