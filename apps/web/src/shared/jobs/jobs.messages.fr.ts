import { counted, formatCount } from '../format/counted.ts';
import { inFrench } from '../language/messages.ts';
import { words } from './jobs.messages.ts';

inFrench(words, {
  progress: (over, total) => `${formatCount(over)} sur ${formatCount(total)}`,
  progressFailed: (over, total, failed) =>
    `${formatCount(over)} sur ${formatCount(total)}, ${counted(failed, 'échec')}`,
  undoing: (title) => `Annulation\u00A0: ${title}`,
  done: (title) => `Terminé\u00A0: ${title}`,
  partial: (title) => `Fait en partie\u00A0: ${title}`,
  failed: (title) => `Non effectué\u00A0: ${title}`,
  stopped: (title) => `Arrêté\u00A0: ${title}`,
  undone: (title) => `Annulé\u00A0: ${title}`,
  doneOf: (done, total) => `${formatCount(done)} sur ${formatCount(total)} terminés.`,
  youCanLeave:
    'Vous pouvez quitter cette page. La progression reste visible sous Activité, dans la barre du haut.',
  stop: 'Arrêter',
  undo: 'Annuler',
  tryAgain: 'Réessayer',
  dismiss: 'Ignorer ce message',
  moreRefused: (count) => `${counted(count, 'autre refus', 'autres refus')}.`,
  refusal: (name, message) => `${name}\u00A0: ${message}`,
  wholeJob: 'À la fin',
});
