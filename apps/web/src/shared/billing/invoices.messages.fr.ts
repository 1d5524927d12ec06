import { inFrench } from '../language/messages.ts';
import { words } from './invoices.messages.ts';

inFrench(words, {
  invoice: 'facture',
  invoices: 'factures',
  number: 'Facture',
  date: 'Date',
  description: 'Objet',
  amount: 'Montant',
  currency: 'Devise',
  status: 'État',
  from: 'Du',
  to: 'Au',
  client: 'Client',
  paidBy: 'Payée par',
  page: 'Page',
  paid: 'Payée',
  open: 'À payer',
  past_due: 'En retard',
  credited: 'Créditée',
  void: 'Annulée',
  card: (brand, last4) => `${brand} se terminant par ${last4}`,
  expires: (month) => `Expire en ${month}`,
});
