import type { ServerErrors } from './server-errors.ts';

/** The French of the specification's sentences. */
export const frenchSentences: ServerErrors['sentences'] = {
  authenticationFailedLogInAgain: 'L’authentification a échoué. Veuillez vous reconnecter.',
  authenticationErrorLogInAgain: 'Erreur d’authentification. Veuillez vous reconnecter.',
  insufficientPermissions:
    'Autorisations insuffisantes. Vérifiez le client choisi ou communiquez avec l’administrateur.',
  verifyEmail: 'Veuillez confirmer votre adresse courriel avant de vous connecter.',
  invalidCredentials: 'Courriel ou mot de passe incorrect.',
  sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
  authenticationFailed: 'L’authentification a échoué',
  network: 'Erreur de réseau. Vérifiez votre connexion et réessayez.',
  requestFailed: 'La requête a échoué',
  apiRequestFailed: 'La requête à l’API a échoué',
  apiError: 'Erreur de l’API',
  unknownErrorOccurred: 'Une erreur inconnue est survenue',
  anUnknownErrorOccurred: 'Une erreur inconnue est survenue',
  unexpectedErrorOccurred: 'Une erreur inattendue est survenue',
  failedToLoadClients: 'Les clients n’ont pas pu être chargés',
  failedToCreateClient: 'Le client n’a pas pu être créé',
  failedToUpdateClient: 'Le client n’a pas pu être modifié',
  failedToDeleteClient: 'Le client n’a pas pu être supprimé',
  failedToLogin: 'La connexion a échoué',
  failedToRegister: 'L’inscription a échoué',
  failedToSendResetEmail: 'Le courriel de réinitialisation n’a pas pu être envoyé',
  failedToUpdatePassword: 'Le mot de passe n’a pas pu être modifié',
  failedToLoadUserTenants: 'Vos clients n’ont pas pu être chargés',
  userNotAuthenticated: 'Utilisateur non authentifié',
  selectClientFirst: 'Veuillez d’abord choisir un client',
  createFirstClient: 'Veuillez créer votre premier client pour commencer à utiliser le système',
  insufficientDataFlowPermissions: 'Autorisations insuffisantes pour accéder à DataFlow',
  sessionExpiredTitle: 'Session expirée',
  sessionExpiredText: 'La session a expiré, veuillez vous reconnecter',
};

const PERMISSION = frenchSentences.insufficientPermissions;

/** French for every refusal of the server, by code. */
export const frenchErrors = {
  not_authenticated: frenchSentences.authenticationFailedLogInAgain,
  session_expired: frenchSentences.sessionExpired,
  invalid_credentials: frenchSentences.invalidCredentials,
  email_not_confirmed: frenchSentences.verifyEmail,
  rate_limited: 'Trop de tentatives. Attendez un moment et réessayez.',
  permission_error: PERMISSION,
  client_access_denied: PERMISSION,
  view_only: 'Vous consultez ce client en tant qu’assistance. Rien ne peut être modifié.',
  view_access_ended:
    'Le client ne permet pas à l’assistance de consulter ses pages, ou ne le permet plus.',
  token_access_insufficient:
    'Ce jeton d’API ne le permet pas. Connectez-vous, ou créez un jeton qui peut écrire.',
  second_step_required: 'Entrez le code de votre application d’authentification pour continuer.',
  second_step_setup_required:
    'Ce client exige la connexion en deux étapes. Configurez-la dans vos paramètres de sécurité, puis rouvrez le client.',
  token_second_step_missing:
    'Ce client exige la connexion en deux étapes. Créez un nouveau jeton d’API dans une session ouverte avec un code.',
  validation_failed: 'Certains champs demandent votre attention.',
  malformed_json: 'Le contenu n’est pas du JSON valide.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici.',
  body_too_large: 'Le contenu dépasse 256\u00A0ko.',
  route_not_found: 'Il n’y a rien à cette adresse.',
  method_not_allowed: 'Cette adresse n’accepte pas cette méthode.',
  account_exists:
    'Un compte avec ce courriel ou ce téléphone existe déjà. Connectez-vous, ou réinitialisez le mot de passe.',
  invite_code_invalid:
    'Ce code d’invitation ne peut pas être utilisé. Vérifiez-le, ou demandez-en un nouveau à la personne qui vous l’a donné.',
  invite_code_required: 'Un code d’invitation est requis pour s’inscrire.',
  weak_password: 'Choisissez un mot de passe plus long ou moins courant.',
  same_password: 'Le nouveau mot de passe doit différer de l’ancien.',
  current_password_invalid: 'Le mot de passe actuel n’est pas le bon.',
  user_session_not_found: 'Session introuvable',
  api_token_not_found: 'Jeton d’API introuvable',
  tenant_not_empty:
    'Ce client a encore des établissements, des importations ou d’autres membres. Retirez-les d’abord.',
  profile_complete: 'Votre inscription est déjà terminée.',
  limit_reached:
    'Votre forfait n’en comprend pas davantage. Changez de forfait, ou retirez-en un d’abord.',
  client_archived: 'Ce client est archivé. Restaurez-le d’abord.',
  setting_invalid: 'Ce paramètre ne peut pas être utilisé.',
  platform_store_not_found: 'Aucun établissement n’est connecté à cet établissement de plateforme.',
  store_inactive: 'Cet établissement est désactivé.',
  member_not_found: 'Membre introuvable',
  account_not_found:
    'Personne n’a de compte avec ce courriel. Demandez d’abord à la personne de s’inscrire.',
  staff_member_not_found: 'Cette personne n’a pas accès au portail d’administration.',
  last_administrator:
    'Une installation a besoin d’un administrateur du système. Donnez d’abord ce niveau à quelqu’un d’autre.',
  report_column_not_found: 'Aucun rapport de cette plateforme n’a de colonne de ce nom.',
  report_header_known: 'Les rapports qui ont cette colonne connaissent déjà cet en-tête.',
  report_formats_unchanged: 'Les rapports sont déjà lus ainsi. Il n’y a rien à publier.',
  report_formats_changed:
    'Une version plus récente a été publiée entre-temps. Essayez vos changements de nouveau.',
  report_format_effects:
    'Des fichiers lus aujourd’hui seraient lus autrement, ou ne le seraient plus. Acceptez-le pour publier.',
  report_format_trial_not_found: 'Ces changements n’ont pas été essayés. Essayez-les d’abord.',
  report_format_version_not_found: 'Version introuvable',
  log_line_not_found: 'Cette ligne du journal n’existe plus.',
  trace_not_found: 'On ne sait plus rien de cette requête.',
  invitation_code_not_found: 'Code d’invitation introuvable',
  tenant_not_found: 'Espace introuvable',
  person_not_found: 'Personne introuvable',
  broadcast_not_found: 'Annonce introuvable',
  broadcast_not_scheduled: 'Cette annonce n’est plus planifiée. Rien n’a été annulé.',
  no_confirmed_email: 'Confirmez d’abord une adresse courriel à vous. Rien n’a été envoyé.',
  view_access_not_found:
    'L’assistance ne peut pas consulter ce client, il n’y a donc rien à terminer.',
  verification_code_not_found: 'Code de vérification introuvable',
  demo_booking_not_found: 'Demande de démonstration introuvable',
  last_owner: 'Un client a besoin d’un propriétaire. Transférez d’abord la propriété.',
  already_member: 'Cette personne est déjà membre.',
  invitation_not_found: 'Invitation introuvable',
  invitation_not_pending: 'Cette invitation a été acceptée, révoquée ou a expiré.',
  invitation_invalid:
    'Vous ne pouvez pas utiliser cette invitation. Elle a peut-être expiré. Demandez-en une nouvelle.',
  invitation_for_other:
    'Cette invitation est pour une autre adresse courriel. Connectez-vous avec celle-là.',
  access_request_not_found: 'Demande d’accès introuvable',
  access_request_decided: 'Cette demande d’accès a déjà reçu une réponse.',
  plan_not_found: 'Forfait introuvable',
  plan_exists: 'Un autre forfait a ce code.',
  plan_version_outdated: 'Il existe une version plus récente de ce forfait. Modifiez celle-là.',
  default_plan_needed:
    'Les nouveaux clients ont besoin d’un forfait de départ. Désignez plutôt un autre forfait par défaut.',
  checkout_not_found: 'Paiement introuvable',
  subscription_not_cancellable: 'Il n’y a pas d’abonnement payant à annuler.',
  payment_provider_unavailable:
    'Le fournisseur de paiement ne répond pas. Rien n’a été facturé; réessayez dans un moment.',
  signature_invalid: 'La signature de cet événement n’est pas valide.',
  client_not_found: 'Client introuvable',
  tenant_has_client: 'Ce locataire a déjà un client.',
  client_not_empty:
    'Ce client a encore des établissements ou des importations. Supprimez d’abord ses établissements.',
  store_not_found: 'Établissement introuvable',
  store_name_taken: 'Un autre établissement porte ce nom.',
  channel_not_found: 'Canal introuvable',
  channel_exists:
    'Cet établissement a déjà un canal sur cette plateforme, ou un autre établissement a cet identifiant de plateforme.',
  pending_mapping_not_found: 'Association en attente introuvable',
  pending_mapping_decided: 'Cette association a déjà été décidée. Relisez la liste.',
  not_ready: 'Le serveur ne peut pas encore répondre aux requêtes.',
  service_unavailable: 'Le serveur est occupé ou s’arrête. Réessayez dans un moment.',
  uploads_busy:
    'Trop de fichiers sont téléversés en même temps. Rien de celui-ci n’a été conservé. Réessayez dans quelques secondes.',
  request_too_slow:
    'Les données ont cessé d’arriver, et la requête a été interrompue. Vérifiez votre connexion et renvoyez-la.',
  storage_full:
    'Le disque du serveur est plein, et rien n’a été enregistré. Ce qui l’était déjà n’est pas perdu. Réessayez quand la personne responsable du serveur y aura fait de la place.',
  storage_read_only:
    'Le serveur ne peut que lire pour le moment, et rien n’a été enregistré. Ce qui l’était déjà n’est pas perdu. Réessayez dans une minute; si cela persiste, avisez la personne responsable du serveur.',
  unexpected_error: frenchSentences.unexpectedErrorOccurred,
  store_mapping_not_found: 'Association d’établissement introuvable',
  store_mapping_in_use:
    'Des écritures de cette association sont comptabilisées. Associez plutôt de nouveau l’établissement à partir d’un jour.',
  discovered_store_not_found: 'Établissement de plateforme introuvable',
  platform_store_unknown_not_found:
    'La plateforme ne montre aucun établissement avec cet identifiant. Actualisez ses établissements.',
  platform_store_mapped:
    'Cet établissement de plateforme est déjà associé à un autre établissement. Dissociez-le d’abord là-bas.',
  platform_not_connected:
    'Cette plateforme n’est pas connectée. Connectez-la d’abord, ou téléversez ses rapports.',
  tenant_id_required: 'tenant_id est requis pour connecter un canal',
  report_missing: 'Envoyez un fichier de rapport dans le champ «\u00A0file\u00A0».',
  report_empty: 'Le fichier de rapport est vide. Exportez-le de nouveau et téléversez-le.',
  report_incomplete:
    'Le téléversement s’est arrêté avant la fin du fichier. Rien n’a été conservé; téléversez-le de nouveau.',
  too_many_reports: 'Envoyez un seul rapport à la fois; un ZIP peut en contenir plusieurs.',
  report_too_large:
    'Le rapport dépasse 10\u00A0Mo, le maximum d’une requête. Téléversez-le par parties, ce qui permet jusqu’à 200\u00A0Mo.',
  upload_not_found: 'Téléversement introuvable. Il a peut-être expiré; recommencez-le.',
  upload_offset_wrong:
    'Cette partie ne commence pas où la précédente s’est arrêtée. Lisez le téléversement et reprenez là.',
  upload_part_too_large:
    'Cette partie dépasse 8\u00A0Mo, ou va au-delà de la fin du fichier. Envoyez-en une plus petite.',
  upload_incomplete:
    'Il manque encore des parties de ce fichier. Envoyez le reste, puis terminez le téléversement.',
  storage_limit_reached:
    'Ce fichier n’entre pas dans l’espace de votre forfait. Changez de forfait, ou supprimez des téléversements inachevés.',
  blog_post_not_found: 'Article introuvable',
  blog_revision_not_found: 'Cette révision n’existe pas.',
  blog_slug_taken: 'Un autre article a cette adresse, ou l’a déjà eue. Choisissez-en une autre.',
  blog_post_changed:
    'Quelqu’un d’autre a modifié cet article entre-temps. Rien n’a été enregistré.',
  blog_post_not_published: 'Cet article n’est pas publié.',
  blog_post_not_scheduled: 'Aucune publication de cet article n’est planifiée.',
  image_type_unknown: 'Un article affiche des images PNG, JPEG et GIF. Rien n’a été enregistré.',
  preview_unavailable:
    'Les pages de cette installation ne sont pas compilées\u00A0: l’aperçu n’est pas possible.',
  banner_not_found: 'Cette bannière n’existe pas.',
  banner_revision_not_found: 'Cette révision n’existe pas.',
  banner_changed:
    'Quelqu’un d’autre a modifié cette bannière entre-temps. Rien n’a été enregistré.',
  banner_over: 'La fin de cette bannière est passée. Choisissez d’abord une fin plus tardive.',
  banner_not_published: 'Cette bannière n’est pas publiée.',
  import_not_found: 'Importation introuvable',
  import_not_ready:
    'Cette importation n’a rien à mettre dans des feuilles de travail. Attendez qu’elle soit prête.',
  import_not_retryable: 'Seule une importation échouée peut être relancée.',
  column_decision_not_found: 'Décision introuvable',
  column_decision_revoked: 'Cette décision a déjà été révoquée.',
  column_not_open: 'Aucun fichier de cette exécution n’attend de décision sur cette colonne.',
  column_decision_refused:
    'Le fichier ne peut pas être lu avec cette décision. Décidez de nouveau ce qu’est la colonne.',
  channel_is_syncing: 'Ce canal se synchronise. Réessayez quand ce sera terminé.',
  run_not_found: 'Exécution introuvable',
  run_not_retryable:
    'Seule une exécution échouée, annulée ou dont des écritures ont été refusées peut être relancée.',
  run_not_approvable:
    'Aucune écriture de cette exécution n’est prête à comptabiliser. Choisissez les comptes manquants et vérifiez ses écritures.',
  run_of_another_version:
    'Cette exécution vient d’une autre version de Platebook, que celle-ci ne peut pas lire. Elle reprend d’elle-même quand le serveur exécute de nouveau cette version.',
  run_not_cancellable: 'Cette exécution est terminée; il n’y a plus rien à arrêter.',
  run_without_payouts:
    'Cette exécution n’a rien à mettre dans des feuilles de travail. Attendez qu’elle ait lu ses versements.',
  file_not_found: 'Cette exécution n’a pas ce fichier.',
  payout_not_found: 'Versement introuvable',
  entry_not_found: 'Aucune écriture de ce versement n’a ce numéro de document avec ces options.',
} as const;
