import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { codeStateNames, purposeNames, words } from './verification.messages.ts';

inFrench(words, {
  title: 'Vérification',
  about:
    'Les codes qui prouvent une adresse ou un numéro de téléphone, et si les grands livres des clients concordent.',

  codes: 'Codes de vérification',
  codesAbout:
    'Seule la personne qui a reçu un code le connaît. Il dure dix minutes et cinq tentatives.',
  findCodes: 'Trouver des codes de vérification',
  search: 'Courriel ou numéro de téléphone',
  searchHint: 'L’adresse ou le numéro complet où un code a été envoyé.',
  find: 'Trouver',
  showAll: 'Tout afficher',
  noCodes: 'Aucun code encore',
  noCodesMeaning: 'Ils paraissent ici dès qu’un code est envoyé.',
  noneFound: 'Aucun code n’y a été envoyé',
  sendCode: 'Envoyer un code',
  target: 'Envoyé à',
  purpose: 'Prouve',
  state: 'État',
  attempts: 'Tentatives fausses',
  sentAt: 'Envoyé',
  expires: 'Expire',
  action: 'Action',
  resend: 'Renvoyer',
  end: 'Terminer le code',
  actionsFor: (target) => `Actions pour ${target}`,
  sent: 'Code envoyé',
  ended: 'Code terminé',
  notOpen: 'Aucun code n’y était ouvert',
  codeNoun: 'code de vérification',
  codesNoun: 'codes de vérification',
  allCodes: 'Tous les codes de vérification',
  codesThere: 'Codes de vérification envoyés là',
  sendTitle: 'Envoyer un code de vérification',
  enterTarget: 'Entrez une adresse courriel ou un numéro de téléphone',
  notSent: 'Rien n’a été envoyé.',
  notChanged: 'Rien n’a été modifié.',

  ledgers: 'Vérification des livres',
  ledgersAbout:
    'Vérifie que les identités des versements d’un client tiennent, que chaque écriture est équilibrée et que son journal d’audit se suit. Vous voyez des nombres, et rien de ce que disent les livres.',
  loadingLedgers: 'Chargement des vérifications',
  noLedgers: 'Aucun livre n’a encore été vérifié',
  noLedgersMeaning: 'Vérifiez-en un quand un client doute d’un chiffre, ou après un incident.',
  verifyLedger: 'Vérifier des livres',
  verify: 'Vérifier',
  client: 'Client',
  clientId: 'ID du client',
  clientIdHint: 'Les pages des demandes et les listes de clients l’affichent.',
  enterClientId: 'Entrez l’ID d’un client',
  from: 'Du',
  to: 'Au',
  enterDay: 'Entrez un jour',
  toBeforeFrom: 'Entrez un jour qui n’est pas avant le premier',
  period: 'Période',
  result: 'Résultat',
  holds: 'Concorde',
  broken: (checks) => `${counted(checks, 'vérification')} en échec`,
  checks: 'Vérifications',
  checkOf: (check, checked, broken) =>
    broken === 0
      ? `${check}\u00A0: ${formatCount(checked)}`
      : `${check}\u00A0: ${formatCount(broken)} sur ${formatCount(checked)} en échec`,
  auditLog: 'Journal d’audit',
  requestedBy: 'Demandé par',
  verifiedAt: 'Vérifié',
  ledgersNoun: 'vérifications',
  verifiedHolds: (client) => `Les livres de ${client} concordent`,
  verifiedBroken: (client) => `Les livres de ${client} ne concordent pas`,
  notVerified: 'Rien n’a été vérifié.',
});

inFrench(purposeNames, {
  email: 'Courriel',
  phone: 'Téléphone',
  intuit: 'Courriel pour Intuit',
});

inFrench(codeStateNames, {
  open: 'Ouvert',
  used: 'Utilisé',
  voided: 'Terminé',
  expired: 'Expiré',
  exhausted: 'Trop de tentatives',
});
