import { Banner, NotificationMatrix, Text } from '@platebook/ui';
import type { Preferences } from '../../shared/account/preferences.queries.ts';
import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../shared/account/use-preferences.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { Section } from './section.tsx';
import { words } from './settings.messages.ts';

type EventId = keyof Preferences['notifications'];

/** Every event there is; the type makes sure that none is forgotten. */
const EVENTS: Record<EventId, { event: string; meaning: string }> = {
  import_finished: {
    get event() {
      return words.importFinished;
    },
    get meaning() {
      return words.itsPayoutsAreReady;
    },
  },
  import_blocked: {
    get event() {
      return words.importBlocked;
    },
    get meaning() {
      return words.aReportDoesntAdd;
    },
  },
  payout_needs_review: {
    get event() {
      return words.payoutNeedsReview;
    },
    get meaning() {
      return words.itsEntriesAreWaiting;
    },
  },
  mapping_needed: {
    get event() {
      return words.mappingNeeded;
    },
    get meaning() {
      return words.aStoreIsntMatched;
    },
  },
  connection_expiring: {
    get event() {
      return words.connectionExpiring;
    },
    get meaning() {
      return words.reconnectSoReportsKeep;
    },
  },
  connection_lost: {
    get event() {
      return words.connectionLost;
    },
    get meaning() {
      return words.itExpiredOrWas;
    },
  },
  run_failed: {
    get event() {
      return words.syncFailed;
    },
    get meaning() {
      return words.nothingFromItWas;
    },
  },
  entry_posted: {
    get event() {
      return words.entryPosted;
    },
    get meaning() {
      return words.itsInQuickbooks;
    },
  },
  entry_failed: {
    get event() {
      return words.entryCouldntBePosted;
    },
    get meaning() {
      return words.itsNotInQuickbooks;
    },
  },
  books_changed: {
    get event() {
      return words.quickbooksDiffersFromWhat;
    },
    get meaning() {
      return words.someoneChangedAnEntry;
    },
  },
  batch_finished: {
    get event() {
      return words.batchOperationFinished;
    },
    get meaning() {
      return words.seeTheResultFor;
    },
  },
  report_ready: {
    get event() {
      return words.reportReady;
    },
    get meaning() {
      return words.youCanDownloadIt;
    },
  },
  store_claimed: {
    get event() {
      return words.anotherAccountUsesOne;
    },
    get meaning() {
      return words.someoneOutsideYourCompany;
    },
  },
  team_changed: {
    get event() {
      return words.teamChanged;
    },
    get meaning() {
      return words.someoneJoinedLeftOr;
    },
  },
  plan_changed: {
    get event() {
      return words.planChanged;
    },
    get meaning() {
      return words.yourPriceOrA;
    },
  },
  support_replied: {
    get event() {
      return words.supportReplied;
    },
    get meaning() {
      return words.someoneAnsweredYourTicket;
    },
  },
  announcement: {
    get event() {
      return words.announcement;
    },
    get meaning() {
      return words.announcementMeaning;
    },
  },
};

/** Which event is told in the app, and which by mail. */
export function NotificationsPage() {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  return (
    <Section title={words.notifications} description={words.chooseWhatWeNotify}>
      {save.isError ? (
        <Banner tone="danger" title={failureTitle(save.error)} appeared>
          {words.yourPreviousChoiceIs}
        </Banner>
      ) : null}
      <Loaded query={preferences} label={words.loadingYourNotifications} shape="table" lines={8}>
        {({ notifications }) => (
          <NotificationMatrix
            caption={words.notifications}
            rows={(Object.keys(EVENTS) as EventId[]).map((id) => ({
              id,
              ...EVENTS[id],
              inApp: notifications[id].in_app,
              email: notifications[id].email,
            }))}
            onChange={(id, { inApp, email }) =>
              save.mutate({ notifications: { [id]: { in_app: inApp, email } } })
            }
          />
        )}
      </Loaded>
      <output>
        {save.isSuccess ? (
          <Text as="span" tone="success">
            {words.saved}
          </Text>
        ) : null}
      </output>
    </Section>
  );
}
