import { Link } from '@platebook/ui';
import { inFrench } from '../shared/language/messages.ts';
import { words } from './reading.messages.tsx';
import { localPath } from '../shared/language/local-path.ts';

inFrench(words, {
  supportTitle: 'Assistance',
  supportDescription:
    'Comment joindre quelqu’un au sujet de Platebook, ce que vous pouvez essayer, et les limites connues.',
  supportLead:
    'Quand une erreur affiche un numéro de requête, joignez-le à votre message. Il nous dit exactement ce qui s’est passé.',
  contact: 'Nous joindre',
  noAddress:
    'Cette installation n’a pas d’adresse d’assistance. Demandez à la personne qui la gère, ou à celle qui vous a donné votre code d’invitation.',
  email: (address) => (
    <>
      Écrivez à <Link href={`mailto:${address}`}>{address}</Link>.
    </>
  ),
  hours: (hours) => `Heures d’ouverture\u00A0: ${hours}`,
  cannotSignIn: 'Vous ne pouvez pas vous connecter',
  cannotSignInText: () => (
    <>
      <Link href="/forgot-password">Réinitialisez votre mot de passe</Link>. Le lien du courriel
      fonctionne une fois, pendant une heure, et un lien plus récent le remplace. Après plusieurs
      tentatives, attendez l’heure indiquée par la page.
    </>
  ),
  noInvite: 'Vous n’avez pas de code d’invitation',
  noInviteText:
    'Demandez à la personne qui gère cette installation, ou à quelqu’un qui y travaille déjà. Les propriétaires peuvent inviter leur équipe sans code.',
  refused: 'Un rapport est refusé',
  refusedText:
    'L’importation nomme la ligne, la colonne, ce qui était attendu et ce qui a été trouvé. Rien n’a été comptabilisé. Téléchargez de nouveau le rapport depuis la plateforme. S’il est encore refusé, conservez le fichier et écrivez à l’assistance.',
  intuit: 'Intuit vous demande de vérifier votre courriel',
  intuitText: () => (
    <>
      Une fois connecté, suivez les étapes de{' '}
      <Link href="/help/intuit-email-verification">Vérifier votre courriel auprès d’Intuit</Link>.
    </>
  ),
  limits: 'Limites connues',
  limitsSimulated:
    'Platebook a été testé avec des services Uber Eats, DoorDash et QuickBooks simulés. Il n’a pas encore servi avec les services réels.',
  limitsSpeed:
    'QuickBooks limite le nombre d’appels par entreprise\u00A0: un long retard se comptabilise à environ quatre écritures par seconde.',
  running: 'Platebook fonctionne-t-il?',
  runningText: () => (
    <>
      L’<Link href="/readyz">adresse d’état</Link> répond <q>ready</q> quand le serveur et sa base
      de données répondent.
    </>
  ),
  termsTitle: 'Conditions',
  termsDescription:
    'Ce que Platebook fait de vos rapports, ce qui reste à vous et ce qu’il ne fait pas.',
  termsLead:
    'La personne qui gère cette installation en fixe les conditions. Celles-ci s’appliquent jusqu’à ce qu’elle publie les siennes.',
  does: 'Ce que fait Platebook',
  doesText:
    'Il lit les rapports de paiement que vous lui donnez et les transforme en écritures. Il ne comptabilise rien que vous n’avez permis, et il conserve les lignes derrière chaque écriture.',
  yours: 'Ce qui reste à vous',
  yoursText:
    'Les rapports, les correspondances et les écritures vous appartiennent. Vous pouvez les exporter en tout temps en feuilles de travail, et supprimer un client avec tout ce qu’il contient.',
  doesNot: 'Ce qu’il ne fait pas',
  doesNotText:
    'Il ne donne aucun conseil fiscal ou juridique. C’est à vous et à votre conseiller de décider si une écriture a sa place dans vos livres.',
  questionsAbout: 'Questions',
  privacyTitle: 'Confidentialité',
  privacyDescription:
    'Ce que Platebook conserve sur vous et vos restaurants, qui peut le lire et comment le faire supprimer.',
  privacyLead:
    'La personne qui gère cette installation est responsable des données qui s’y trouvent. Voici ce que le logiciel conserve et ce qu’il en fait.',
  stored: 'Ce qui est conservé',
  storedText:
    'Votre nom, votre courriel et vos connexions. Les rapports que vous téléversez ou qui sont récupérés pour vous, les versements et les écritures qui en découlent, votre correspondance des comptes, et un journal de qui a changé quoi. Les rapports des plateformes peuvent nommer des commandes; Platebook n’a besoin ni des noms ni des adresses de vos clients.',
  readers: 'Qui peut le lire',
  readersText:
    'Les membres de chaque client, selon leur rôle, et la personne qui exploite le serveur. Les données ne vont à QuickBooks, à Uber Eats et à DoorDash que par les connexions que vous établissez, ainsi qu’aux services de courriel et de paiement de cette installation.',
  browser: 'Dans votre navigateur',
  browserText:
    'Ces pages ne déposent aucun témoin et ne chargent rien d’autres sites. Si vous vous connectez, votre session est conservée dans votre navigateur jusqu’à votre déconnexion, avec votre thème et votre langue. Les erreurs et la vitesse des pages sont transmises à ce serveur et à personne d’autre.',
  survey: 'Le sondage',
  surveyText:
    'Les réponses sont conservées sans votre nom, votre courriel ni votre adresse réseau. Si vous enregistrez pour revenir plus tard, seul le lien que vous gardez y ramène.',
  demos: 'Les demandes de démonstration',
  demosText:
    'Ce que vous écrivez pour demander une démonstration est conservé avec la date, et envoyé par courriel aux personnes qui gèrent cette installation. Elles l’effacent sur demande.',
  deletion: 'Exportation et suppression',
  deletionText:
    'Exportez les journaux et les feuilles de travail en tout temps. Un propriétaire peut supprimer un client avec tout ce qu’il contient.',
  askAbout: (email) =>
    email === null ? (
      <>
        Cette installation n’a pas d’adresse où écrire. La page{' '}
        <Link href={localPath('/support')}>Assistance</Link> dit à qui demander.
      </>
    ) : (
      <>
        Écrivez à <Link href={`mailto:${email}`}>{email}</Link>.
      </>
    ),
  notFoundTitle: 'Page introuvable',
  notFoundDescription: 'Il n’y a pas de page à cette adresse.',
  notFoundHeading: 'Il n’y a pas de page ici',
  notFoundLead:
    'L’adresse est peut-être mal écrite, ou la page a été déplacée. Rien n’a changé dans vos livres.',
  goTo: () => (
    <>
      Allez à la <Link href={localPath('/')}>page d’accueil</Link>, à{' '}
      <Link href="/dashboard">votre tableau de bord</Link> ou à l’
      <Link href={localPath('/support')}>assistance</Link>.
    </>
  ),
  didYouMean: 'Vous cherchiez peut-être',
  searchArticles: 'Chercher dans les articles',
  notAvailable: 'Non disponible',
  wentWrong: 'Une erreur s’est produite',
  failureDescription: 'Cette page n’a pas pu être affichée.',
  busyHeading: 'Platebook n’est pas disponible en ce moment',
  failureHeading: 'Une erreur s’est produite de notre côté',
  failureLead:
    'Nous n’avons pas pu afficher cette page. Rien n’a été comptabilisé. Réessayez dans une minute.',
  ifAgain: (number) => (
    <>
      Si cela se répète, écrivez à l’<Link href={localPath('/support')}>assistance</Link> avec ce
      numéro de requête{'\u00A0'}: {number}
    </>
  ),
  tooMany: 'Trop de formulaires en peu de temps',
  tooManyLead:
    'Le dernier n’a rien enregistré. Attendez quelques minutes, puis revenez en arrière et renvoyez-le.',
  refusedForm: 'Ce formulaire ne peut pas être accepté',
  refusedFormLead:
    'Il n’a pas été envoyé depuis ce site. Rien n’a été enregistré. Ouvrez la page ici et réessayez.',
  frontPage: 'Page d’accueil',
  signIn: 'Se connecter',
  register: 'Créer un compte',
});
