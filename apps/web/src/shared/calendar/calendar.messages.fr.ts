import { counted } from '../format/counted.ts';
import { inFrench } from '../language/messages.ts';
import { words } from './calendar.messages.ts';

inFrench(words, {
  channelOf: (platform, store, isSynced) =>
    `${platform}, ${store}${isSynced ? '' : ' (pas encore synchronisé)'}`,
  summary: ({ isWhole, missing, partial, unsynced }) =>
    `${[
      ...(isWhole ? ['Tous les jours attendus y sont'] : []),
      ...(missing === 0 ? [] : [counted(missing, 'jour manque', 'jours manquent')]),
      ...(partial === 0 ? [] : [counted(partial, 'jour est incomplet', 'jours sont incomplets')]),
      ...(unsynced === 0
        ? []
        : [
            counted(
              unsynced,
              'canal n’est pas encore synchronisé',
              'canaux ne sont pas encore synchronisés',
            ),
          ]),
    ].join(', ')}.`,
  earlier: 'Avant',
  later: 'Après',
  loading: 'Chargement du calendrier',
  title: 'Jours par établissement',
  channel: 'Canal',
  empty: 'Aucun établissement ne vend encore sur une plateforme de livraison.',
});
