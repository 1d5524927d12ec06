import { inFrench } from '../../shared/language/messages.ts';
import { codeWords } from './code.messages.ts';

inFrench(codeWords, {
  checkMail: 'Vérifiez vos courriels',
  checkPhone: 'Vérifiez votre téléphone',
  openLink:
    'Ouvrez le lien du courriel ou entrez ici son code à 6 chiffres. S’il n’arrive pas d’ici une minute, vérifiez vos courriels indésirables.',
  enterTexted: 'Entrez le code à 6 chiffres reçu par texto.',
  code: 'Code',
  hint: 'Entrez le code à 6 chiffres. Il expire dans 10 minutes.',
  enterSixDigits: 'Entrez le code à 6 chiffres',
  resend: 'Renvoyer',
  refused: 'Ce code est incorrect ou a expiré.',
  signIn: 'Se connecter',
  linkUsed: 'Ce lien a expiré ou a déjà servi',
  checkingLink: 'Vérification du lien',
  password: 'Mot de passe',
  useAtLeast: (characters) => `Utilisez au moins ${characters} caractères`,
});
