import { inFrench } from '../../../shared/language/messages.ts';
import { articleWords, helpWords } from './help.messages.ts';

inFrench(helpWords, {
  suggestions: 'Ces articles y répondent peut-être',
  writeToUs: 'Écrire à l’assistance',
  notAnswered: 'Vous n’avez pas trouvé?',
  notFound: 'Cet article n’existe pas',
  notFoundMeaning: 'Il a peut-être été renommé.',
  allArticles: 'Tous les articles',
  openPage: (place) => `Ouvrir\u00A0: ${place}`,
});

inFrench(articleWords, {
  connectingTitle: 'Comment connecter Uber Eats, DoorDash ou QuickBooks?',
  connectingKeys: 'connecter connexion consentement lier reconnecter expirée perdue plateforme',
  connectingText: `Ouvrez Connexions et choisissez la plateforme. Uber Eats et QuickBooks vous demandent votre accord sur leur propre page, puis vous ramènent ici. Pour DoorDash, entrez les identifiants de votre compte de développeur. Un propriétaire ou un gestionnaire du client s’en charge.
Une fois la plateforme connectée, ses établissements apparaissent sous Associer les établissements. Ses rapports sont récupérés tôt le matin après chaque semaine de paie, puis vérifiés de nouveau trois jours plus tard.
Si une connexion expire ou se perd, nous vous le disons ici et par courriel. Reconnectez-la sur la même page. Rien n’est comptabilisé deux fois, et ce qui manque est récupéré la fois suivante.`,

  matchingTitle: 'Comment associer les établissements?',
  matchingKeys: 'établissement magasin associer association attente non associé',
  matchingText: `Chaque plateforme a sa propre liste d’établissements. Associez chacun à l’un des vôtres pour que ses versements aillent aux bons livres. Les versements d’un établissement non associé sont en attente\u00A0: rien n’est comptabilisé pour eux.
Platebook propose une association selon le nom et l’adresse. Vérifiez-la et confirmez-la, ou choisissez un autre établissement. Les versements en attente suivent aussitôt.
Vous pouvez changer une association à partir d’un jour donné. Ce qui a été comptabilisé avant ce jour reste tel quel.`,

  accountsTitle: 'Comment relier les postes aux comptes QuickBooks?',
  accountsKeys: 'compte correspondance plan comptable poste modèle créer manquant',
  accountsText: `Chaque poste d’un versement (ventes, taxe, pourboires, commission, etc.) va dans un compte de votre entreprise QuickBooks. Ouvrez la correspondance des comptes pour les choisir, ou créez d’un coup les comptes manquants.
Vos choix valent pour tous les établissements. Une plateforme ou un établissement peut avoir ses propres comptes.
Une écriture dont un poste n’a pas de compte attend. Rien n’en est comptabilisé tant que le compte n’est pas choisi.
Si vous changez un compte plus tard, les écritures déjà comptabilisées restent telles quelles. Vous pouvez choisir de les contre-passer et de les comptabiliser de nouveau.`,

  lineItemsTitle: 'Que signifient les postes d’un versement?',
  lineItemsKeys:
    'ventes brutes dépôt net commission frais taxe pourboires promotion remboursement ajustement',
  lineItemsText: `Les ventes brutes sont ce que les clients ont commandé, avant les frais. La taxe de vente transmise est perçue par la plateforme, puis versée à vous; la taxe que la plateforme remet elle-même ne passe jamais par vous.
Les pourboires vous sont remis en entier. La commission, les frais de traitement et les frais du réseau de livraison sont ce que la plateforme garde. La publicité est ce que vous y avez dépensé en annonces.
Les promotions que vous payez réduisent vos revenus; celles que la plateforme paie ne vous coûtent rien. Les remboursements et les frais d’erreur sont de l’argent rendu aux clients.
Le dépôt net est ce qui reste et ce que votre banque reçoit. Platebook additionne chaque ligne au cent près. Si le rapport ne balance pas, nous montrons l’écart au lieu de le cacher dans un compte.
Ouvrez n’importe quel poste d’un versement pour voir les lignes du rapport dont il provient.`,

  blockedTitle: 'Pourquoi une écriture est-elle bloquée ou en attente?',
  blockedKeys:
    'bloquée attente vérification comptes manquants non comptabilisée échec écart lignes mises de côté quarantaine',
  blockedText: `Ouvrez l’écriture dans la file. Elle indique pourquoi elle attend et quoi faire. Voici les raisons habituelles.
Comptes manquants\u00A0: un poste n’a pas de compte, ou son établissement n’est pas associé. Choisissez le compte ou associez l’établissement.
Vérification requise\u00A0: quelqu’un doit d’abord la regarder, parce que le client est configuré ainsi ou que le rapport contient des lignes illisibles. Vérifiez-la et approuvez-la.
Comptabilisation suspendue\u00A0: l’essai est terminé, un paiement a échoué il y a plus de sept jours, ou QuickBooks n’est pas connecté.
Refusée par QuickBooks\u00A0: par exemple parce que les livres sont fermés à cette date. Corrigez-le dans QuickBooks et réessayez.
D’ici là, rien de l’écriture n’est comptabilisé.`,

  reversingTitle: 'Comment annuler une écriture comptabilisée?',
  reversingKeys: 'annuler contre-passer contre-passation supprimer erreur corriger',
  reversingText: `Ouvrez l’écriture et choisissez Contre-passer. Un propriétaire ou un gestionnaire peut le faire, de trois façons.
Contre-passer à la date d’aujourd’hui\u00A0: Platebook comptabilise une seconde écriture en inversant débits et crédits. Les mois fermés restent tels quels.
Contre-passer à la date d’origine\u00A0: même chose, à la date de la première écriture. Ce mois change; il doit donc être ouvert.
Supprimer de QuickBooks\u00A0: seulement tant que le mois est ouvert et que l’écriture n’y est ni associée ni rapprochée.
Toutes les écritures d’une exécution peuvent être contre-passées d’un coup, sur la page de celle-ci. Ensuite, vous pouvez comptabiliser l’écriture de nouveau, par exemple avec d’autres comptes.
Ne modifiez pas et ne supprimez pas ces écritures vous-même dans QuickBooks. Nous le remarquons et l’affichons sous Rapprochement, mais le versement n’a plus d’écriture juste tant que vous n’avez pas décidé.`,

  invitingTitle: 'Comment inviter mon comptable ou un collègue?',
  invitingKeys:
    'inviter comptable teneur de livres équipe membre rôle propriétaire gestionnaire accès',
  invitingText: `Ouvrez Équipe et choisissez Inviter des personnes. Entrez l’adresse courriel et le rôle. L’invitation arrive par courriel et ne demande aucun code.
Les propriétaires peuvent tout faire, y compris gérer le forfait et l’équipe. Les gestionnaires connectent, associent, choisissent les comptes et comptabilisent. Les utilisateurs consultent et téléchargent.
Une personne peut avoir un rôle différent pour chaque client. Un comptable qui a plusieurs clients passe de l’un à l’autre en haut de la page.
Si votre comptable utilise déjà Platebook, invitez l’adresse avec laquelle il se connecte.`,

  filesTitle: 'Puis-je téléverser des rapports au lieu de connecter?',
  filesKeys: 'téléverser fichier csv zip rapport manuel sans connexion importation',
  filesText: `Oui. Téléchargez le rapport de versement depuis Uber Eats ou DoorDash et déposez-le sous Synchronisation, Fichiers. Les formats CSV et ZIP conviennent, jusqu’à 200 Mo.
Nous reconnaissons le rapport à ses colonnes et montrons les versements qu’il contient. Le même fichier une seconde fois ne change rien\u00A0: vous retrouvez la première importation.
Si quelque chose est illisible, l’importation nomme la ligne, la colonne, ce qui était attendu et ce qui a été trouvé. Rien n’est comptabilisé à partir de lignes mises de côté.
Connexions et fichiers peuvent servir ensemble. Un versement qui arrive des deux façons est un seul versement.`,

  confirmingTitle: 'Que signifie «\u00A0QuickBooks n’a pas confirmé\u00A0»?',
  confirmingKeys: 'quickbooks confirmer inconnu délai double deux fois attente de confirmation',
  confirmingText: `Nous avons envoyé l’écriture, mais la réponse de QuickBooks n’est jamais arrivée. L’écriture est peut-être dans vos livres, peut-être pas.
Platebook attend environ deux minutes, puis cherche le numéro de l’écriture dans QuickBooks avant de renvoyer quoi que ce soit. Rien n’est donc comptabilisé deux fois.
Si QuickBooks l’a, l’écriture devient Comptabilisée. Sinon, elle est renvoyée. Si QuickBooks l’a avec d’autres montants, l’écriture vous demande de décider.
Vous n’avez pas à la saisir à la main. Pour vérifier tout de suite, ouvrez l’écriture et choisissez Vérifier QuickBooks maintenant.`,

  billingTitle: 'Comment fonctionnent l’essai et la facturation?',
  billingKeys: 'essai forfait prix abonnement facture reçu paiement carte annuler échu',
  billingText: `Un essai se termine après 14 jours et trois versements comptabilisés, selon ce qui arrive en dernier, sauf si votre forfait ou votre code d’invitation en dispose autrement. La page Abonnement montre ce qu’il reste. Rien n’est facturé tant que vous n’avez pas choisi de forfait.
Une fois l’essai terminé, la comptabilisation est suspendue. Vous pouvez toujours tout consulter et tout exporter.
Si un paiement échoue, la comptabilisation continue pendant sept jours, puis s’arrête jusqu’à ce que le paiement passe.
Les paiements se font sur la page du fournisseur de paiement, qui vous envoie aussi les reçus par courriel. Platebook ne conserve aucune donnée de carte. Les propriétaires peuvent changer ou annuler le forfait.`,
});
