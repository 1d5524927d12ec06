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

/** A saved view of a list, as its URL query. */
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
  /** Null for a list across all clients. */
  readonly client_id: string | null;
  readonly name: string;
  readonly address: string;
};

export type Preferences = {
  readonly theme: 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  /** IANA name; null follows the browser. */
  readonly time_zone: string | null;
  /** The language of pages; null follows the browser. */
  readonly language: 'en-US' | 'fr-CA' | null;
  readonly number_style: 'minus' | 'parentheses';
  readonly keyboard_shortcuts: boolean;
  readonly message_duration: 'normal' | 'long' | 'until_closed';
  readonly favourite_client_ids: readonly string[];
  readonly saved_views: readonly SavedView[];
  /** The quick-access pages in order; null until any is pinned. */
  readonly pinned_pages: readonly string[] | null;
  readonly notifications: Readonly<Record<keyof typeof NOTIFICATION_DEFAULTS, NotificationChoice>>;
};

/** In the names of the API: preferences are read only by the pages, and grow with them. */
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

/** Applies the changes over the defaults. */
export function withDefaults(set: PreferenceChanges): Preferences {
  return mergePreferences(DEFAULTS, set) as Preferences;
}

/** The later value wins, per event; a client is a favorite once. */
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
