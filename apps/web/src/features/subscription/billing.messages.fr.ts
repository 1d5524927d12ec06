import { inFrench } from '../../shared/language/messages.ts';
import { words } from './billing.messages.ts';

inFrench(words, {
  payment: 'Paiement',
  method: 'Mode de paiement',
  loadingPayment: 'Chargement du mode de paiement',
  loadingInvoices: 'Chargement des factures',
  loadingDetails: 'Chargement des contacts de facturation',
  none: 'Aucun pour l’instant',
  paidByYou: 'Vous payez pour ce client.',
  paidByOther:
    'Une autre personne paie pour ce client. Elle seule peut voir et changer le mode de paiement.',
  expiring: 'Cette carte expire bientôt',
  expired: 'Cette carte a expiré',
  replace:
    'Utilisez une autre carte avant le prochain paiement pour que la comptabilisation se poursuive.',
  change: 'Changer de mode de paiement',
  unchanged: 'Votre mode de paiement n’a pas été changé.',
  invoices: 'Factures',
  next: (amount, day) => `Prochaine facture : environ ${amount} le ${day}.`,
  noNext: 'Plus rien ne sera facturé.',
  noInvoices: 'Aucune facture pour l’instant. La première apparaît lorsque vous payez un forfait.',
  contacts: 'Contacts de facturation',
  emails: 'Reçus par courriel à',
  emailsHint:
    'Ces personnes reçoivent une copie de chaque reçu. Le payeur reçoit le sien du fournisseur de paiement.',
  taxId: 'Numéro fiscal',
  taxIdHint: 'Imprimé sur vos prochaines factures.',
  notEmail: 'Ce n’est pas une adresse courriel.',
  emailsInvalid: 'Retirez ou corrigez ce qui n’est pas une adresse courriel',
  taxIdLong: 'Utilisez au plus 30 caractères',
  save: 'Enregistrer les contacts',
  what: 'les contacts de facturation',
  saved: 'Enregistré',
  unsaved: 'Des modifications ne sont pas enregistrées',
});
