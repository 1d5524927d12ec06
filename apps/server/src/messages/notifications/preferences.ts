type NotificationChoice = {
  readonly in_app: boolean;
  readonly email: 'never' | 'at_once' | 'daily' | 'weekly';
};

const NOTIFICATION_DEFAULTS = {
  import_finished: { in_app: true, email: 'never' },
  import_blocked: { in_app: true, email: 'at_once' },
  payout_needs_review: { in_app: true, email: 'never' },
  mapping_needed: { in_app: true, email: 'never' },
  connection_expiring: { in_app: true, email: 'at_once' },
  connection_lost: { in_app: true, email: 'at_once' },
  run_failed: { in_app: true, email: 'at_once' },
  entry_posted: { in_app: true, email: 'never' },
  entry_failed: { in_app: true, email: 'at_once' },
  books_changed: { in_app: true, email: 'at_once' },
  batch_finished: { in_app: true, email: 'never' },
  report_ready: { in_app: true, email: 'never' },
  store_claimed: { in_app: true, email: 'at_once' },
  team_changed: { in_app: true, email: 'never' },
  plan_changed: { in_app: true, email: 'never' },
  support_replied: { in_app: true, email: 'at_once' },
  announcement: { in_app: true, email: 'at_once' },
} as const satisfies Record<string, NotificationChoice>;

/** A way to look at a list, as the query of its address. */
type SavedView = {
  readonly id: string;
  readonly list:
    | 'access_requests'
    | 'activity'
    | 'articles'
    | 'banners'
    | 'batches'
    | 'billing'
    | 'clients'
    | 'demos'
    | 'desk'
    | 'entries'
    | 'imports'
    | 'inbox'
    | 'invitation_codes'
    | 'invitations'
    | 'log_lines'
    | 'matched_stores'
    | 'members'
    | 'notifications'
    | 'payouts'
    | 'runs'
    | 'stores'
    | 'tickets'
    | 'verification_codes';
  /** Null for a list over all clients. */
  readonly client_id: string | null;
  readonly name: string;
  readonly address: string;
};

export type Preferences = {
  readonly theme: 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  /** IANA name; null follows the browser. */
  readonly time_zone: string | null;
  /** What pages are written in; null follows the browser. */
  readonly language: 'en-US' | 'fr-CA' | null;
  readonly number_style: 'minus' | 'parentheses';
  readonly keyboard_shortcuts: boolean;
  readonly message_duration: 'normal' | 'long' | 'until_closed';
  readonly favourite_client_ids: readonly string[];
  readonly saved_views: readonly SavedView[];
  /** Of quick access, in their order; null until somebody pinned any. */
  readonly pinned_pages: readonly string[] | null;
  readonly notifications: Readonly<Record<keyof typeof NOTIFICATION_DEFAULTS, NotificationChoice>>;
};

/** Kept in the names of the wire: preferences are read by the pages alone, and grow with them. */
export type PreferenceChanges = {
  readonly [Name in Exclude<keyof Preferences, 'notifications'>]?: Preferences[Name] | undefined;
} & {
  readonly notifications?:
    | {
        readonly [Event in keyof Preferences['notifications']]?: NotificationChoice | undefined;
      }
    | undefined;
};

/** Spec 9: the theme. */
const DEFAULTS: Preferences = {
  theme: 'light',
  density: 'comfortable',
  time_zone: null,
  language: null,
  number_style: 'minus',
  keyboard_shortcuts: true,
  message_duration: 'normal',
  favourite_client_ids: [],
  saved_views: [],
  pinned_pages: null,
  notifications: NOTIFICATION_DEFAULTS,
};

/** What was set over what is true of everybody. */
export function withDefaults(set: PreferenceChanges): Preferences {
  return mergePreferences(DEFAULTS, set) as Preferences;
}

/** The later one wins, event by event; a client is a favourite once. */
export function mergePreferences(
  before: PreferenceChanges,
  changes: PreferenceChanges,
): PreferenceChanges {
  const favourites = changes.favourite_client_ids ?? before.favourite_client_ids;
  return {
    ...before,
    ...changes,
    ...(favourites === undefined ? {} : { favourite_client_ids: [...new Set(favourites)] }),
    notifications: { ...before.notifications, ...changes.notifications },
  };
}
