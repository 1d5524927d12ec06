import { inFrench } from '../../shared/language/messages.ts';
import { recoveryWords } from './recovery.messages.ts';

inFrench(recoveryWords, {
  forgotten: 'Mot de passe oublié?',
  whatIsSent:
    'Nous vous enverrons un lien et un code. Votre mot de passe ne change pas avant que vous en utilisiez un.',
  identifier: 'Courriel ou téléphone',
  sendLink: 'Envoyer le lien',
  sentTo: (address) =>
    `S’il existe un compte pour ${address}, un message vient de lui être envoyé.`,
  goOn: 'Continuer',
  otherAddress: 'Utiliser un autre courriel ou téléphone',
  choose: 'Choisissez un nouveau mot de passe',
  backToSignIn: 'Retour à la connexion',
  unchanged: 'Votre mot de passe n’a pas changé.',
  newPassword: 'Nouveau mot de passe',
  signedOutElsewhere: 'Vous serez déconnecté partout ailleurs.',
  save: 'Enregistrer le nouveau mot de passe',
  sameAsBefore: 'Choisissez un mot de passe différent de l’actuel.',
  weak: 'Choisissez un mot de passe plus long ou moins courant.',
  otherBrowser: 'Ouvrez le lien dans le navigateur où vous l’avez demandé',
  onlyThere: 'Il ne fonctionne que là. Votre mot de passe n’a pas changé.',
  openAgain: 'Ouvrez de nouveau le lien du courriel',
  linksExpire:
    'Un lien sert une seule fois et expire après une heure. Seul le plus récent fonctionne. Votre mot de passe n’a pas changé.',
  onlyFromLink:
    'Cette page ne fonctionne qu’à partir du lien envoyé par courriel. Votre mot de passe n’a pas changé.',
  sendNewLink: 'Envoyer un nouveau lien',
});
