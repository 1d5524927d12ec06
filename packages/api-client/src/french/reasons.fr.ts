type Reason = {
  readonly message: string | ((english: string) => string);
  readonly action?: string;
};

/** A sentence with what the English one names: `write` gets what `pattern` finds there, and null where it finds nothing. */
function naming(pattern: RegExp, write: (named: string | null) => string) {
  return (english: string): string => write(pattern.exec(english)?.[1] ?? null);
}

const RECONNECT = 'Reconnectez QuickBooks, puis comptabilisez de nouveau l’écriture.';
const CHANGED: Reason = {
  message: 'Quelqu’un a modifié cette écriture dans QuickBooks entre-temps.',
  action: 'Vérifiez ce qui y a changé, puis décidez de nouveau.',
};
const EXPORT_AGAIN = 'Exportez de nouveau le rapport.';
const CORRECT_CELL = 'Corrigez la cellule, ou exportez de nouveau le rapport.';
const ONE_BY_ONE = 'Donnez chacun dans son propre fichier.';

/** What QuickBooks refuses or holds, and why an entry waits. */
const OF_ENTRIES = {
  throttled: {
    message: 'QuickBooks limite les requêtes en ce moment.',
    action: 'Vous n’avez rien à faire. Nous l’enverrons de nouveau automatiquement.',
  },
  unauthorized: { message: 'QuickBooks n’accepte plus notre connexion.', action: RECONNECT },
  realm_forbidden: {
    message: 'Notre connexion ne peut pas écrire dans cette entreprise.',
    action: 'Demandez à un administrateur de l’entreprise de reconnecter QuickBooks.',
  },
  subscription_lapsed: {
    message: 'L’abonnement QuickBooks de cette entreprise est terminé.',
    action: 'Renouvelez-le auprès d’Intuit, puis comptabilisez de nouveau l’écriture.',
  },
  period_closed: {
    message: 'Les livres sont fermés à la date de cette écriture.',
    action:
      'Comptabilisez-la à la date d’aujourd’hui, ou rouvrez la période dans QuickBooks et comptabilisez-la de nouveau.',
  },
  inactive_reference: {
    message:
      'Un compte, une classe ou un nom de cette écriture est inactif ou a été supprimé dans QuickBooks.',
    action:
      'Réactivez-le là-bas, ou associez le poste à un autre compte, puis approuvez de nouveau l’écriture.',
  },
  duplicate_number: {
    message: 'Une autre écriture dans QuickBooks porte déjà ce numéro.',
    action:
      'Changez là-bas le numéro de l’autre écriture, puis comptabilisez celle-ci de nouveau, ou indiquez qu’elle est comptabilisée ailleurs.',
  },
  duplicate_name: { message: 'QuickBooks a déjà ce nom.', action: 'Choisissez un autre nom.' },
  stale_object: CHANGED,
  not_found: {
    message: 'QuickBooks n’a pas ceci.',
    action: 'Vérifiez si quelqu’un l’y a supprimé.',
  },
  unbalanced: {
    message: 'Les débits et les crédits de cette écriture diffèrent.',
    action: 'C’est notre erreur. Communiquez avec le soutien en donnant le numéro de document.',
  },
  validation: {
    message: 'QuickBooks n’accepte pas cette écriture telle quelle.',
    action: 'Corrigez ce qui est nommé, puis approuvez de nouveau l’écriture.',
  },
  provider_error: {
    message: 'QuickBooks a eu une erreur.',
    action: 'Vous n’avez rien à faire. Nous vérifierons si elle est arrivée avant de réessayer.',
  },
  differs_in_books: {
    message: naming(/ differently: (.+?)\.(?: Open it|$)/, (differences) =>
      differences === null
        ? 'QuickBooks a cette écriture sous une autre forme.'
        : `QuickBooks a cette écriture sous une autre forme\u00A0: ${differences}.`,
    ),
    action:
      'Ouvrez-la dans QuickBooks et corrigez-la là-bas, puis vérifiez de nouveau, ou contre-passez-la.',
  },
  found_twice: {
    message: naming(/ (\d+) times\./, (count) =>
      count === null
        ? 'QuickBooks a cette écriture plus d’une fois.'
        : `QuickBooks a cette écriture ${count} fois.`,
    ),
    action: 'Supprimez-les toutes sauf une dans QuickBooks, puis vérifiez de nouveau.',
  },
  lookalike: {
    message: naming(
      /\(id ([^)]+)\)/,
      (id) =>
        `QuickBooks a une écriture avec le même numéro, la même date et les mêmes lignes, mais sans notre marque${id === null ? '' : ` (id ${id})`}.`,
    ),
    action:
      'Si c’est celle-ci, indiquez que l’écriture est comptabilisée ailleurs. Sinon, changez le numéro de l’autre.',
  },
  forgotten: {
    message: naming(
      /\(id ([^)]+)\)/,
      (id) =>
        `QuickBooks a cette écriture${id === null ? '' : ` (id ${id})`} dans un état que cette base de données ne connaît pas; une sauvegarde a été restaurée.`,
    ),
    action:
      'Si l’écriture de QuickBooks est la bonne, indiquez que celle-ci est comptabilisée ailleurs. Sinon, supprimez-la dans QuickBooks, puis vérifiez de nouveau.',
  },
  not_in_books: {
    message: 'QuickBooks a confirmé cette écriture, mais ne l’a pas.',
    action: 'Approuvez de nouveau l’écriture pour l’envoyer comme une nouvelle.',
  },
  still_in_books: {
    message: 'QuickBooks a confirmé la suppression, mais a encore cette écriture.',
    action: 'Contre-passez-la de nouveau.',
  },
  changed_meanwhile: CHANGED,
  changed_in_books: {
    message: naming(/ in QuickBooks: (.+?)\.(?: Correct it|$)/, (differences) =>
      differences === null
        ? 'Quelqu’un a modifié cette écriture dans QuickBooks.'
        : `Quelqu’un a modifié cette écriture dans QuickBooks\u00A0: ${differences}.`,
    ),
    action:
      'Corrigez-la dans QuickBooks, ou contre-passez l’écriture ici. Platebook ne la modifiera pas automatiquement.',
  },
  deleted_in_books: {
    message: 'Quelqu’un a supprimé cette écriture dans QuickBooks.',
    action:
      'Corrigez-la dans QuickBooks, ou contre-passez l’écriture ici. Platebook ne la modifiera pas automatiquement.',
  },
  reconciled_in_books: {
    message:
      'Dans QuickBooks, cette écriture est pointée ou rapprochée avec la banque; elle n’est donc ni modifiée ni supprimée.',
    action:
      'Comptabilisez une écriture de correction à la date d’aujourd’hui dans une période ouverte, ou annulez le rapprochement dans QuickBooks et vérifiez de nouveau.',
  },
  wrong_realm: {
    message:
      'QuickBooks est connecté à une autre entreprise que celle pour laquelle cette écriture a été approuvée. Rien n’a été envoyé.',
    action:
      'Connectez l’entreprise pour laquelle elle a été approuvée, ou approuvez de nouveau l’écriture.',
  },
  payload_changed: {
    message: 'Ce qui serait envoyé n’est pas ce qui a été approuvé. Rien n’a été envoyé.',
    action: 'Approuvez de nouveau l’écriture et communiquez avec le soutien.',
  },
  posting_not_included: {
    message: 'L’essai ou le forfait est terminé; rien n’est donc comptabilisé.',
    action: 'Choisissez un forfait, puis comptabilisez de nouveau l’écriture.',
  },
  too_many_tries: {
    message: naming(
      / (\d+) times/,
      (sends) =>
        `Nous l’avons envoyée ${sends ?? 'plusieurs'} fois et QuickBooks ne l’a jamais acceptée.`,
    ),
    action: 'Consultez la page d’état de QuickBooks, puis comptabilisez de nouveau l’écriture.',
  },
  no_answer: {
    message: 'QuickBooks n’a pas confirmé cette écriture.',
    action: 'Nous vérifierons avant de réessayer; rien n’est donc comptabilisé deux fois.',
  },
  connection_missing: {
    message: 'La plateforme ou QuickBooks n’est pas connecté.',
    action: 'Connectez-le d’abord.',
  },
  connection_paused: { message: 'La connexion est en pause.', action: 'Reprenez-la d’abord.' },
  connection_expired: { message: 'La connexion a expiré.', action: 'Reconnectez-vous.' },
  connection_revoked: { message: 'La connexion a été retirée.', action: 'Reconnectez-vous.' },
  provider_unavailable: {
    message: 'Le service ne répond pas. Nous réessayons automatiquement.',
  },
  store_not_mapped: {
    message: naming(
      /^"(.+)" isn't/,
      (store) =>
        `${store === null ? 'Cet établissement' : `«\u00A0${store}\u00A0»`} n’est pas encore associé. Ses versements attendent cette association.`,
    ),
    action: 'Associez l’établissement.',
  },
  posting_paused: {
    message: 'La comptabilisation est en pause pour ce canal.',
    action: 'Reprenez-la dans les paramètres du canal.',
  },
  review_policy: {
    message: 'Vérification requise avant la comptabilisation.',
    action: 'Vérifiez l’écriture et approuvez-la.',
  },
  first_time: {
    message: 'Vérification requise\u00A0: rien n’a encore été comptabilisé pour ce canal.',
    action: 'Vérifiez l’écriture et approuvez-la.',
  },
  being_deleted: {
    message: 'Elle est en cours de suppression dans QuickBooks.',
    action: 'Attendez la confirmation de QuickBooks.',
  },
  being_reversed: {
    message: 'Sa contre-passation est en cours de comptabilisation dans QuickBooks.',
    action: 'Attendez la confirmation de QuickBooks.',
  },
  books_not_connected: {
    message: 'QuickBooks n’est pas connecté.',
    action: 'Connectez-le à la page QuickBooks.',
  },
  waits_to_be_posted: { message: 'Elle est approuvée, mais pas encore comptabilisée.' },
  run_ended: {
    message: 'L’exécution s’est terminée avant que QuickBooks confirme cette écriture.',
  },
  entry_being_posted: {
    message: 'Cette écriture est en cours de comptabilisation dans QuickBooks.',
    action: 'Attendez la confirmation de QuickBooks.',
  },
  entry_not_posted: { message: 'Cette écriture n’est pas dans QuickBooks.' },
  not_planned: {
    message:
      'Ce versement est maintenant réparti en d’autres écritures, par son rapport ou par des paramètres modifiés.',
  },
} as const satisfies Readonly<Record<string, Reason>>;

/** Why a report file, or a part of it, yields no entry. */
const OF_REPORTS = {
  would_double_count: {
    message:
      'Ce rapport énumère des articles en plus des commandes\u00A0: en additionner les lignes compterait des ventes deux fois. Exportez plutôt «\u00A0Payment Details\u00A0» d’Uber Eats, ou «\u00A0Detailed transactions\u00A0» de DoorDash.',
  },
  unsupported_report: {
    message:
      'Ce rapport ne contient pas les montants d’un versement; rien ne peut donc en être comptabilisé. Exportez plutôt «\u00A0Payment Details\u00A0» d’Uber Eats, ou «\u00A0Detailed transactions\u00A0» de DoorDash.',
  },
  needs_detailed_report: {
    message:
      'Ce rapport répète des lignes du rapport «\u00A0Detailed transactions\u00A0»; rien n’est donc comptabilisé à partir de lui seul. Donnez le rapport «\u00A0Detailed transactions\u00A0».',
  },
  facilitator_tax_residue: {
    message: naming(
      / differ by (\S+)/,
      (amount) =>
        `La taxe perçue et la taxe retenue par la plateforme diffèrent${amount === null ? '' : ` de ${amount}`}. Vérifiez les lignes de taxe de cette partie.`,
    ),
  },
  does_not_balance: {
    message:
      'Les lignes du versement ne donnent pas son montant. Rien n’est comptabilisé, rien n’est comblé; importez le rapport complet.',
  },
  no_readable_rows: {
    message: `Aucune ligne de ce fichier ne peut être lue. ${EXPORT_AGAIN}`,
  },
  empty_file: { message: 'Le fichier est vide.' },
  not_text: { message: `Ce fichier n’est pas du texte UTF-8. ${EXPORT_AGAIN}` },
  unclosed_quote: {
    message:
      'Un guillemet s’ouvre et ne se ferme jamais; le reste du fichier ne peut donc pas être séparé en lignes. Le fichier est peut-être coupé\u00A0: exportez-le de nouveau.',
  },
  not_a_report: {
    message: naming(
      / Supported are: (.+)\.$/,
      (titles) =>
        `Ce n’est pas un rapport de versements que nous pouvons lire.${titles === null ? '' : ` Sont pris en charge\u00A0: ${titles}.`}`,
    ),
  },
  joined_exports: {
    message: `Le fichier contient plusieurs exportations à la suite. ${ONE_BY_ONE}`,
  },
  several_reports: { message: `Le fichier contient deux rapports. ${ONE_BY_ONE}` },
  invalid_date: { message: `Une date ne peut pas être lue. ${CORRECT_CELL}` },
  unsupported_currency: {
    message: 'Seuls les versements en USD et en CAD peuvent être lus.',
  },
  missing_store: { message: 'La ligne ne nomme aucun établissement.' },
} as const satisfies Readonly<Record<string, Reason>>;

/**
 * The French of reasons, by their code. A reason that is not among these names accounts, columns or amounts in a way of its
 * own: its sentence stays as the server wrote it, so that nothing of it is lost.
 */
const FRENCH_REASONS: Readonly<Partial<Record<string, Reason>>> = {
  ...OF_ENTRIES,
  ...OF_REPORTS,
};

const QUOTED = / QuickBooks said: (.+?[.!?])(?: |$)/;

function reasonOf(code: string): Reason | undefined {
  return Object.hasOwn(FRENCH_REASONS, code) ? FRENCH_REASONS[code] : undefined;
}

/** Why, in French, with what QuickBooks said about it; `english` is what the server wrote, where the code has no French. */
export function frenchReason(code: string, english: string): string {
  const known = reasonOf(code);
  if (known === undefined) {
    return english;
  }
  const said = QUOTED.exec(english)?.[1];
  const message = typeof known.message === 'string' ? known.message : known.message(english);
  return said === undefined ? message : `${message} QuickBooks a répondu\u00A0: ${said}`;
}

/** What to do about a reason, in French; `english` where the code has no French. */
export function frenchAction(code: string, english: string): string {
  return reasonOf(code)?.action ?? english;
}

/** Both as one text, of a server's text that holds both. */
export function frenchReasonWithAction(code: string, english: string): string {
  const action = reasonOf(code)?.action;
  const message = frenchReason(code, english);
  return action === undefined ? message : `${message} ${action}`;
}
