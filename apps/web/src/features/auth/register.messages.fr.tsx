import { inFrench } from '../../shared/language/messages.ts';
import { registerWords } from './register.messages.tsx';

inFrench(registerWords, {
  create: 'Créez votre compte',
  inviteCode: 'Code d’invitation',
  account: 'Compte',
  confirm: 'Confirmer',
  haveAccount: (link) => <>Vous avez un compte? {link('Se connecter')}</>,
  needCode: 'Il vous faut un code d’invitation. L’inscription prend environ 2 minutes.',
  withCode: (code) => `Code d’invitation ${code}`,
  chooseHow: 'Choisissez comment vous vous connecterez.',
  notCreated: 'Aucun compte n’a été créé.',
  invitationUsed: 'Cette invitation n’est plus valable',
  invitationUsedMeaning: (link) => (
    <>
      Elle a déjà servi, a été retirée ou a expiré. Demandez-en une nouvelle à la personne qui vous
      a invité, ou {link('inscrivez-vous avec un code d’invitation')}.
    </>
  ),
  loadingInvitation: 'Chargement de votre invitation',
  enterCode: 'Entrez votre code d’invitation',
  codeHint: '12 lettres et chiffres, comme K7QW-93MX-4TBN.',
  codeRefused:
    'Ce code d’invitation n’est pas valable. Vérifiez-le ou demandez-en un nouveau à la personne qui vous l’a donné.',
  codeNotChecked: 'Le code n’a pas pu être vérifié.',
  goOn: 'Continuer',
  inviteOnly: (link) => (
    <>
      Platebook est accessible sur invitation pour l’instant. Pas de code? {link('Demandez-en un')}.
    </>
  ),
  identifier: 'Courriel ou téléphone',
  identifierHint:
    'Il servira à vous connecter. Nous y enverrons un code pour confirmer qu’il est bien à vous.',
  invitedHint: 'Votre invitation est pour ce courriel.',
  acceptTerms: 'Acceptez les conditions pour continuer',
  terms: (link) => <>J’accepte les {link('conditions')}</>,
  back: 'Retour',
  createAccount: 'Créer un compte',
  sentTo: (address) => `Un message a été envoyé à ${address}.`,
  mailConfirmed: 'Courriel confirmé',
  confirmedHereOrThere: (address) =>
    `${address} est confirmé. Continuez ici ou dans l’autre onglet.`,
  confirmedTryAgain: 'Votre courriel est confirmé. Réessayez ou connectez-vous.',
  firstOfTwo: 'Premier des deux liens confirmé',
  openOther: 'Changer de courriel demande les deux. Ouvrez aussi le lien envoyé à l’autre adresse.',
  linksWorkOnce:
    'Un lien sert une seule fois. Connectez-vous\u00A0: si votre courriel n’est pas encore confirmé, un nouveau lien vous sera offert.',
  signInForNew:
    'Connectez-vous\u00A0: si votre courriel n’est pas encore confirmé, un nouveau lien vous sera offert.',
  confirmMail: 'Confirmez votre courriel',
  confirmPhone: 'Confirmez votre téléphone',
  sentCodeTo: (address) => `Un code à 6 chiffres a été envoyé à ${address}.`,
  goOnAs: (address) => `Continuer avec ${address}`,
  notYou: 'Ce n’est pas vous? Fermez cette page. Vous ne serez pas connecté.',
});
