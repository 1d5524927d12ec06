import { counted } from './counted.fr.ts';
import type { Reason } from './french-reason.ts';

/** Why nothing is done for a client of a batch, or why it failed. */
export const OF_BATCHES = {
  client_posts_nothing: { message: 'Les livres de ce client ne sont pas tenus ici.' },
  nothing_ready: { message: 'Aucune écriture n’est prête à comptabiliser.' },
  same_client: { message: 'C’est le client dont la correspondance est copiée.' },
  nothing_to_map: {
    message: ({ missing_accounts: missing }) =>
      typeof missing === 'number'
        ? `Rien ne changerait${missing === 0 ? '' : `; il manque ${counted(missing, 'compte')} dans les livres`}.`
        : null,
  },
  no_payouts: { message: 'Aucun versement n’a de ventes dans cette période.' },
  no_channels: {
    message: 'Aucun établissement de ce client n’est sur une telle plateforme.',
  },
  nothing_failed: { message: 'Aucune synchronisation des 30 derniers jours n’a échoué.' },
  already_so: { message: 'Les horaires de ce client sont déjà ainsi.' },
  run_failed: {
    message: 'Une synchronisation a échoué. Sa page dit pourquoi et que faire.',
  },
} as const satisfies Readonly<Record<string, Reason>>;
