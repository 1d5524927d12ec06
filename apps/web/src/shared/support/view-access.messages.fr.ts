import { counted } from '../format/counted.ts';
import { inFrench } from '../language/messages.ts';
import { words } from './view-access.messages.ts';

inFrench(words, {
  title: 'Permettre à l’assistance de consulter ce client',
  about:
    'L’assistance voit ce qu’un Utilisateur voit et ne peut rien modifier. Tout ce qu’elle ouvre figure dans l’activité de votre équipe. Vous pouvez y mettre fin en tout temps.',
  loading: 'Chargement de l’accès de l’assistance à ce client',
  forHowLong: 'Pour combien de temps',
  hours: (hours) => counted(hours, 'heure'),
  days: (days) => counted(days, 'jour'),
  allow: 'Permettre la consultation',
  allowed: (name, until) =>
    `${name} permet à l’assistance de consulter ce client jusqu’au ${until}.`,
  notAllowed: 'L’assistance ne peut pas consulter ce client.',
  onlyOwners: 'Seul un propriétaire peut changer cela.',
  end: 'Mettre fin maintenant',
  notChanged: 'Rien n’a été modifié.',
});
