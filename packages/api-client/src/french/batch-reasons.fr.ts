import type { components } from '../generated/schema.ts';
import { counted, formatDay } from './counted.fr.ts';
import type { Reason } from './french-reason.ts';
import { withValues } from './with-values.ts';

/** Why a client of a batch is skipped, or why it failed. */
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

type Code = Exclude<components['schemas']['BatchMessageCode'], 'stored'>;

const ENTRIES = { entries: 'number' } as const;
const SCHEDULES = { schedules: 'number' } as const;
const MAPPED = { components: 'number', missing_accounts: 'number' } as const;

function lacking(missing: number): string {
  return missing === 0 ? '' : `; il manque ${counted(missing, 'compte')} dans les livres`;
}

function schedules(count: number): string {
  return counted(count, 'horaire');
}

/** `3 écritures envoyées`, in agreement with the number. */
function done(count: number, noun: string, participle: string): string {
  return `${counted(count, noun)} ${participle}${count < 2 ? '' : 's'}`;
}

/** What a batch would do, or has done, for a client. */
export const OF_BATCH_WORK = {
  post_entries: {
    message: withValues(ENTRIES, ({ entries }) => `Comptabiliser ${counted(entries, 'écriture')}`),
  },
  map_components: {
    message: withValues(
      MAPPED,
      ({ components: count, missing_accounts: missing }) =>
        `Associer ${counted(count, 'poste')}${lacking(missing)}`,
    ),
  },
  make_workpapers: {
    message: withValues(
      { payouts: 'number' },
      ({ payouts }) => `Feuilles de travail de ${counted(payouts, 'versement')}`,
    ),
  },
  sync_channels: {
    message: withValues(
      { channels: 'number', from: 'text', to: 'text', without: 'list' },
      ({ channels, from, to, without }) =>
        `Synchroniser ${counted(channels, 'canal', 'canaux')}, du ${formatDay(from)} au ${formatDay(to)}${without.length === 0 ? '' : `; sans ${without.join(' et ')}, ${without.length === 1 ? 'qui n’est pas connecté' : 'qui ne sont pas connectés'}`}`,
    ),
  },
  restart_syncs: {
    message: withValues(
      { syncs: 'number' },
      ({ syncs }) => `Relancer ${done(syncs, 'synchronisation', 'échouée')}`,
    ),
  },
  pause_schedules: {
    message: withValues(SCHEDULES, (of) => `Mettre en pause ${schedules(of.schedules)}`),
  },
  resume_schedules: {
    message: withValues(SCHEDULES, (of) => `Reprendre ${schedules(of.schedules)}`),
  },
  entries_sent: {
    message: withValues(
      { entries: 'number', refused: 'number' },
      ({ entries, refused }) =>
        `${done(entries, 'écriture', 'envoyée')}${refused === 0 ? '' : `, ${counted(refused, 'refusée')}`}`,
    ),
  },
  entries_reversed: {
    message: withValues(
      { entries: 'number', left: 'number' },
      ({ entries, left }) =>
        `${done(entries, 'écriture', 'contre-passée')} aujourd’hui${left === 0 ? '' : `, ${counted(left, 'laissée')} telle${left < 2 ? '' : 's'} quelle${left < 2 ? '' : 's'}`}`,
    ),
  },
  components_mapped: {
    message: withValues(
      MAPPED,
      ({ components: count, missing_accounts: missing }) =>
        `${done(count, 'poste', 'associé')}${lacking(missing)}`,
    ),
  },
  file_made: { message: withValues({ file: 'text' }, ({ file }) => file) },
  channels_synced: {
    message: withValues(
      { channels: 'number', left_out: 'number' },
      ({ channels, left_out: left }) =>
        `${counted(channels, 'canal synchronisé', 'canaux synchronisés')}${left === 0 ? '' : `; ${counted(left, 'canal laissé', 'canaux laissés')} de côté`}`,
    ),
  },
  syncs_restarted: {
    message: withValues(
      { syncs: 'number', left: 'number' },
      ({ syncs, left }) =>
        `${done(syncs, 'synchronisation', 'relancée')}${left === 0 ? '' : `; ${left} ne ${left < 2 ? 'peut' : 'peuvent'} pas l’être`}`,
    ),
  },
  schedules_paused: {
    message: withValues(SCHEDULES, (of) => `${schedules(of.schedules)} en pause`),
  },
  schedules_resumed: {
    message: withValues(SCHEDULES, (of) => `${schedules(of.schedules)} repris`),
  },
  schedules_restored: {
    message: withValues(SCHEDULES, (of) => `${schedules(of.schedules)} comme avant`),
  },
  runs_failed: {
    message: withValues({ count: 'number' }, ({ count }) => counted(count, 'échec')),
  },
  runs_waiting: {
    message: withValues({ count: 'number' }, ({ count }) => `${count} en attente de vous`),
  },
} as const satisfies Readonly<Record<Code, Reason>>;
