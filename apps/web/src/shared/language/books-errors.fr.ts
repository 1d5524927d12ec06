/** French for refusals about payments, entries, connections and batches, by code. */
export const frenchBooksErrors = {
  subscription_not_changeable:
    'Ce forfait ne peut pas être modifié sur place. Payez plutôt le forfait que vous voulez.',
  subscription_not_resumable: 'Il n’y a pas d’annulation à retirer.',
  plan_preview_outdated:
    'Cet aperçu est trop ancien. Rien n’a été facturé; vérifiez de nouveau les montants.',
  payment_declined:
    'Le paiement a été refusé. Rien n’a été modifié; utilisez un autre mode de paiement.',
  payer_not_changeable:
    'Le payeur ne peut changer que pour un forfait payé qui se poursuit, jusqu’à deux jours avant son renouvellement.',
  not_the_payer:
    'Quelqu’un d’autre paie pour ce client. Seule cette personne peut voir et modifier comment.',
  books_entry_not_found: 'Écriture introuvable',
  difference_wrong: 'Le dépôt diffère d’un autre montant. Rien n’a été approuvé.',
  difference_not_found:
    'Aucune ligne n’a été mise de côté pour ce versement\u00A0: il n’y a pas d’écart à confirmer. Rien n’a été approuvé\u00A0: approuvez-le sans écart.',
  difference_of_several_payouts:
    'Ces écritures ne sont pas toutes d’un même versement. Rien n’a été approuvé\u00A0: confirmez l’écart d’un versement à la fois.',
  exception_not_found: 'Exception introuvable',
  exception_resolved: 'Cette exception est déjà résolue.',
  entry_not_skippable:
    'Cette écriture est déjà approuvée, comptabilisée ou contre-passée. Annulez-la plutôt.',
  entry_not_skipped: 'Cette écriture n’a pas été ignorée.',
  entry_not_reversed: 'Seule une écriture contre-passée peut être comptabilisée de nouveau.',
  entry_posted_again: 'Cette écriture a déjà été comptabilisée de nouveau. Ouvrez la nouvelle.',
  entry_not_posted: 'Seule une écriture comptabilisée peut être contre-passée.',
  undo_period_closed:
    'Vos livres sont fermés à cette date. Contre-passez plutôt l’écriture aujourd’hui.',
  undo_reconciled:
    'Dans QuickBooks, cette écriture est pointée ou rapprochée avec la banque; elle reste donc telle quelle. Contre-passez-la plutôt aujourd’hui\u00A0: c’est une écriture distincte dans une période ouverte.',
  entry_being_posted:
    'Cette écriture est en cours de comptabilisation. Attendez la confirmation de QuickBooks.',
  entry_not_ambiguous:
    'L’état de cette écriture est connu. Il n’y a rien à vérifier dans QuickBooks.',
  nothing_to_post:
    'Aucune de ces écritures ne peut être comptabilisée maintenant. Chacune dit pourquoi.',
  run_not_undoable:
    'Cette exécution n’a rien comptabilisé qui puisse être contre-passé maintenant.',
  posting_not_included:
    'L’essai ou le forfait est terminé, et rien n’est comptabilisé. Choisissez un forfait pour continuer.',
  client_posts_nothing:
    'Ce client est en livraison seulement. Changez sa catégorie pour comptabiliser des écritures.',
  books_not_connected: 'QuickBooks n’est pas connecté. Connectez-le d’abord à la page QuickBooks.',
  books_paused:
    'La connexion à QuickBooks est en pause, et rien n’est comptabilisé. Reprenez-la à la page QuickBooks, puis comptabilisez.',
  books_connection_lost:
    'QuickBooks n’accepte plus notre connexion, et rien n’est comptabilisé. Reconnectez-le à la page QuickBooks, puis comptabilisez.',
  entry_draft_not_found: 'Brouillon introuvable',
  too_many_entry_drafts:
    'Cet établissement garde déjà 50 brouillons. Enregistrez-en ou supprimez-en d’abord.',
  attachment_not_found: 'Cette écriture n’a pas ce fichier.',
  attachment_unreadable: 'Choisissez un fichier qui n’est pas vide. Rien n’a été enregistré.',
  attachment_type_unknown: 'Joignez un fichier PDF, PNG, JPEG, GIF, CSV, TXT, DOCX ou XLSX.',
  attachment_too_large: 'Le fichier dépasse 5\u00A0Mo. Envoyez-en une copie plus petite.',
  too_many_attachments: 'Une écriture accepte 10 fichiers. Retirez-en un d’abord.',
  support_ticket_not_found: 'Demande introuvable',
  support_message_not_found: 'Message introuvable',
  support_attachment_not_found: 'Ce message n’a pas ce fichier.',
  too_many_support_attachments:
    'Un message accepte 5 fichiers. Envoyez les autres dans un autre message.',
  attachment_in_books: 'QuickBooks a ce fichier avec l’écriture. Retirez-le là-bas.',
  books_unavailable: 'QuickBooks est injoignable. Rien n’a été modifié. Réessayez dans un moment.',
  manual_entry_unbalanced:
    'Les débits et les crédits de cette écriture diffèrent. Corrigez les montants.',
  manual_entry_duplicate:
    'Une écriture du même établissement, de la même plateforme, du même jour et du même montant existe déjà. Confirmez que celle-ci doit s’y ajouter.',
  manual_entry_account_unknown:
    'Ces livres n’ont pas ce compte. Actualisez les comptes, ou choisissez-en un autre.',
  line_not_found: 'Cette écriture n’a pas cette ligne.',
  notification_not_found: 'Notification introuvable',
  account_of_two_types:
    'Dans QuickBooks, un compte a un seul type et ne peut pas servir aux deux. Choisissez un autre compte.',
  mapping_changed:
    'Quelqu’un d’autre a modifié cette correspondance. Vérifiez la version actuelle, puis enregistrez de nouveau.',
  mapping_change_not_found: 'Modification de correspondance introuvable',
  mapping_source_not_found: 'Il n’y a pas de client à copier, ou vous ne pouvez pas le voir.',
  books_refused: 'QuickBooks a refusé cette action. Rien n’a été modifié.',
  connection_not_found: 'Connexion introuvable',
  connection_ended: 'Cette connexion a pris fin. Reconnectez d’abord.',
  provider_not_offered:
    'Cette installation n’est pas encore connectée à ce fournisseur. Téléversez plutôt ses fichiers de rapport.',
  provider_unavailable:
    'Le fournisseur est injoignable. Rien n’a été modifié. Réessayez dans un moment.',
  consent_invalid:
    'Cette réponse ne correspond à aucune de vos demandes ouvertes\u00A0: elle est trop ancienne, ou a déjà servi. Reconnectez.',
  wrong_company: 'Ce compte n’est pas celui auquel ce client est connecté. Rien n’a été modifié.',
  realm_taken:
    'Un autre client est connecté à ces livres. Des livres où deux clients comptabilisent auraient tout en double; choisissez une autre entreprise, ou déconnectez d’abord l’autre client.',
  connection_credentials_refused:
    'DoorDash n’accepte pas ces identifiants. Copiez de nouveau les trois depuis son portail pour développeurs.',
  batch_not_found: 'Lot introuvable',
  batch_conflict: 'Ce lot ne le permet pas dans son état actuel. Rouvrez-le.',
  confirmation_required:
    'Ceci comptabilise de nombreuses écritures. Saisissez ce que l’aperçu demande pour commencer.',
  generated_report_not_found: 'Rapport introuvable',
  generated_report_not_ready: 'Ce rapport n’a pas de fichier. Générez-le de nouveau.',
} as const;
