/** French for the codes of changes, by their English words: the action and its object. */
const DONE: Readonly<Record<string, string>> = {
  archived: 'a archivé',
  canceled: 'a annulé',
  changed: 'a modifié',
  confirmed: 'a confirmé',
  connected: 'a branché',
  created: 'a créé',
  deleted: 'a supprimé',
  disconnected: 'a débranché',
  finished: 'a terminé',
  opened: 'a ouvert',
  recorded: 'a inscrit',
  redeemed: 'a utilisé',
  reopened: 'a rouvert',
  'repost requested': 'a demandé de comptabiliser de nouveau',
  resolved: 'a réglé',
  restored: 'a rétabli',
  revoked: 'a révoqué',
  saved: 'a enregistré',
  started: 'a commencé',
  tested: 'a testé',
  undone: 'a annulé',
  updated: 'a modifié',
};

const THINGS: Readonly<Record<string, string>> = {
  account: 'le compte',
  'api token': 'le jeton d’API',
  'billing details': 'les coordonnées de facturation',
  'books account': 'le compte QuickBooks',
  channel: 'le canal',
  checkout: 'le paiement',
  client: 'le client',
  'column decision': 'la décision sur une colonne',
  connection: 'la connexion',
  entries: 'les écritures',
  exception: 'l’exception',
  import: 'l’importation',
  'invitation code': 'le code d’invitation',
  mapping: 'la correspondance des comptes',
  'platform store': 'l’établissement de la plateforme',
  preferences: 'les préférences',
  store: 'l’établissement',
  'store mapping': 'l’association de l’établissement',
  subscription: 'l’abonnement',
  'support ticket': 'la demande d’assistance',
  tenant: 'l’espace de travail',
};

/** The end of a sentence that starts with the author; an unknown code's own words. */
export function changeInFrench(verb: string, thing: string): string {
  const [done, what] = [DONE[verb], THINGS[thing]];
  return done === undefined || what === undefined ? `${verb}\u00A0: ${thing}` : `${done} ${what}`;
}
