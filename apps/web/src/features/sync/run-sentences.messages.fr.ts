import {
  countPosted,
  unreadableFiles,
  type RunFailure,
  type SyncLifecycleSituation,
} from '@platebook/machines';
import { counted, formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { reasonSentence, serverSentence } from '../../shared/language/server-errors.ts';
import { runHeadlines, runStepDetails } from './run-sentences.messages.ts';

type Context = SyncLifecycleSituation['context'];

inFrench(runHeadlines, {
  queued: () => 'En attente de son tour. Rien n’a encore changé.',
  fetching: () => 'Récupération des rapports auprès de la plateforme.',
  recognising: ({ counts }) => `Lecture de ${counted(counts.reports, 'fichier')}.`,
  checking: () => 'Vérification de chaque ligne et de chaque versement, au cent près.',
  planning: ({ counts }) =>
    `Préparation des écritures de journal de ${counted(counts.payouts, 'versement')}.`,
  blocked: ({ blocked }) =>
    blocked.length > 1
      ? `Rien n’a pu être préparé\u00A0: ${formatCount(blocked.length)} obstacles. Vos livres sont inchangés.`
      : 'Rien n’a pu être préparé. Vos livres sont inchangés.',
  needs_mapping: ({ unmapped }) =>
    unmapped.length === 1
      ? '1 ligne n’a pas encore de compte. Rien n’est comptabilisé d’ici là.'
      : `${formatCount(unmapped.length)} lignes n’ont pas encore de compte. Rien n’est comptabilisé d’ici là.`,
  ready: (context) =>
    withLeftOut(
      `${entriesOf(context.counts.entries)} pour ${counted(context.counts.payoutsPlanned, 'versement')}, à vérifier.`,
      context,
    ),
  'posting.sending': ({ stopAsked, ...context }) =>
    stopAsked
      ? `${inBooks(context)} La comptabilisation s’arrête après celle-ci.`
      : `${inBooks(context)} Comptabilisation de la suivante.`,
  'posting.waiting': (context) =>
    `${inBooks(context)} QuickBooks nous a demandé de ralentir. Le reste est comptabilisé automatiquement.`,
  'posting.quarantine': (context) =>
    `${inBooks(context)} QuickBooks n’a pas confirmé la dernière. Nous vérifierons avant de réessayer, pour que rien ne soit comptabilisé deux fois.`,
  'posting.ambiguous': (context) =>
    `${inBooks(context)} Nous demandons à QuickBooks si la dernière a été comptabilisée.`,
  verifying: (context) => `${inBooks(context)} Nous les relisons pour les confirmer.`,
  posted: (context) =>
    context.entries.length === 0
      ? 'Tout ce qui concerne cette période était déjà dans QuickBooks. Rien n’a été comptabilisé.'
      : withLeftOut(
          `${entriesOf(context.entries.length)} dans les livres, ${context.entries.length === 1 ? 'relue et identique' : 'relues et identiques'}.`,
          context,
        ),
  partial: (context) =>
    `${inBooks(context)} Les autres indiquent pourquoi ci-dessous. Un nouvel essai ne comptabilise que ce qui manque.`,
  cancelled: () => 'Quelqu’un a arrêté cette exécution. Rien n’a été comptabilisé.',
  failed: ({ failure, entries }) => `${sentenceOf(failure)} ${afterFailure(failure, entries)}`,
});

inFrench(runStepDetails, {
  import: ({ counts }) => counted(counts.reports, 'fichier conservé', 'fichiers conservés'),
  recognise: ({ counts: { reportsRecognised }, blocked }) => {
    const known = Math.max(reportsRecognised, unreadableFiles(blocked).length);
    return known === 0
      ? 'aucun rapport reconnu'
      : counted(known, 'rapport reconnu', 'rapports reconnus');
  },
  check: ({ counts: { rows, rowsQuarantined, identitiesBroken }, blocked }) => {
    const files = unreadableFiles(blocked);
    const read = [
      counted(rows, 'ligne'),
      rowsQuarantined === 0
        ? 'toutes justes'
        : counted(rowsQuarantined, 'mise de côté', 'mises de côté'),
    ];
    return [
      ...(files.length === 0 ? [] : [`lecture impossible de ${namesOf(files)}`]),
      ...(files.length > 0 && rows === 0 ? [] : read),
      ...(identitiesBroken === 0
        ? []
        : [counted(identitiesBroken, 'vérification échouée', 'vérifications échouées')]),
    ].join(', ');
  },
  plan: ({ counts }) => counted(counts.entries, 'écriture'),
});

function withLeftOut(sentence: string, { blocked, counts }: Context): string {
  const files = unreadableFiles(blocked);
  const others = blocked.filter(({ file }) => !files.includes(file)).length;
  const rows = counts.rowsQuarantined;
  const left = [
    ...(rows > 0
      ? [counted(rows, 'ligne qui n’est pas juste', 'lignes qui ne sont pas justes')]
      : []),
    ...(files.length > 0 ? [`${namesOf(files)}, dont la lecture a échoué`] : []),
    ...(others > 0 ? [counted(others, 'élément bloqué', 'éléments bloqués')] : []),
  ];
  return left.length === 0 ? sentence : `${sentence} Laissé de côté\u00A0: ${left.join(', ')}.`;
}

function afterFailure(failure: RunFailure | null, entries: Context['entries']): string {
  const taken = countPosted(entries);
  if (failure?.step === 'verify') {
    return taken === 1
      ? 'Les livres ont pris 1 écriture de journal. Elle compte comme comptabilisée une fois que QuickBooks la confirme.'
      : `Les livres ont pris ${entriesOf(taken)}. Elles comptent comme comptabilisées une fois que QuickBooks les confirme.`;
  }
  if (taken > 0) {
    return inBooks({ entries });
  }
  return failure?.step === 'post'
    ? 'Rien de cette exécution n’est connu dans les livres.'
    : 'Vos livres sont inchangés, et aucun fichier n’a été perdu.';
}

function sentenceOf(failure: RunFailure | null): string {
  const message =
    failure === null ? serverSentence('An unexpected error occurred') : reasonSentence(failure);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function inBooks({ entries }: Pick<Context, 'entries'>): string {
  const posted = countPosted(entries);
  return `${formatCount(posted)} sur ${entriesOf(entries.length)} ${posted <= 1 ? 'est' : 'sont'} dans les livres.`;
}

function entriesOf(count: number): string {
  return counted(count, 'écriture de journal', 'écritures de journal');
}

function namesOf(files: readonly string[]): string {
  const [only] = files;
  return files.length === 1 && only !== undefined ? only : counted(files.length, 'fichier');
}
