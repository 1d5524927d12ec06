import { inFrench } from '../language/messages.ts';
import { levelNames, reportNames } from './names.messages.ts';

inFrench(reportNames, {
  ubereats_payment_details_us: 'Détails de paiement Uber Eats (États-Unis)',
  ubereats_payment_details_ca: 'Détails de paiement Uber Eats (Canada)',
  ubereats_payout_summary: 'Sommaire des versements Uber Eats',
  doordash_detailed_transactions: 'Transactions détaillées DoorDash',
  doordash_simplified_transactions: 'Transactions simplifiées DoorDash',
  doordash_payout_summary: 'Sommaire des versements DoorDash',
  doordash_error_charges_and_adjustments: 'Frais d’erreur et ajustements DoorDash',
  doordash_transaction_detail: 'Détail des transactions DoorDash (API)',
});
inFrench(levelNames, {
  system_admin: 'Administrateur du système',
  system_operator: 'Opérateur du système',
  user_owner: 'Propriétaire',
  user_manager: 'Gestionnaire',
  user_basic: 'Utilisateur',
  no_access: 'Aucun accès',
});
