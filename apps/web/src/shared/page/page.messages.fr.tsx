import { inFrench } from '../language/messages.ts';
import { findingTitles, words } from './page.messages.tsx';

inFrench(words, {
  chooseAClient: 'Choisir un client',
  noQuickBooks: (client) => `${client} n’utilise pas QuickBooks`,
  noQuickBooksMeaning:
    'Ses versements ne servent qu’aux rapports. Un propriétaire peut changer cela dans les paramètres du client.',
  openReports: 'Ouvrir les rapports',
  readOnly: 'Vous pouvez consulter les livres de ce client',
  hidePreview: 'Masquer l’aperçu',
  showPreview: 'Aperçu des deux réponses',
  loadingPreview: 'Chargement de l’aperçu',
  noPayoutYet:
    'Aucun versement n’est encore arrivé. Après le premier, vous verrez ici ce que chaque réponse comptabilise.',
  newestPayout: ({ platform, store, net, recorded, kept }) => (
    <>
      Le dernier versement de {platform}, {net} pour {store}. Pour ses commandes, votre système de
      point de vente devrait avoir enregistré {recorded}, et {platform} a retenu {kept}. Cet aperçu
      ne comptabilise rien.
    </>
  ),
  salesFromReport: 'Non\u00A0: les ventes viennent du rapport',
  onlyWhatPlatformKept: 'Oui\u00A0: seulement ce que la plateforme a retenu',
  nothingToPost: 'Rien à comptabiliser.',
  payoutTitle: (platform, day, store) => `Versement de ${platform} du ${day} à ${store}`,
  loadingPayout: 'Chargement du versement',
  paid: 'Versé le',
  store: 'Établissement',
  platform: 'Plateforme',
  grossSales: (unit) => `Ventes brutes${unit}`,
  netDeposit: (unit) => `Dépôt net${unit}`,
  currency: 'Devise',
  status: 'État',
});

inFrench(findingTitles, {
  commission_differs: 'La commission n’est pas celle qui a été convenue',
  facilitator_differs: 'Le rapport et les paramètres de taxe de l’établissement ne concordent pas',
});
