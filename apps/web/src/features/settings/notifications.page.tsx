import { Banner, NotificationMatrix, Text } from '@platebook/ui';
import type { Preferences } from '../../shared/account/preferences.queries.ts';
import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../shared/account/use-preferences.ts';
import { eventNames } from '../../shared/format/event-names.messages.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { Section } from './section.tsx';
import { words } from './settings.messages.ts';

type EventId = keyof Preferences['notifications'];

/** The description of each event; the type ensures that none is missing. */
const meanings = (): Record<EventId, string> => ({
  import_finished: words.itsPayoutsAreReady,
  import_blocked: words.aReportDoesntAdd,
  payout_needs_review: words.itsEntriesAreWaiting,
  mapping_needed: words.aStoreIsntMatched,
  connection_expiring: words.reconnectSoReportsKeep,
  connection_lost: words.itExpiredOrWas,
  run_failed: words.nothingFromItWas,
  entry_posted: words.itsInQuickbooks,
  entry_failed: words.itsNotInQuickbooks,
  books_changed: words.someoneChangedAnEntry,
  batch_finished: words.seeTheResultFor,
  report_ready: words.youCanDownloadIt,
  store_claimed: words.someoneOutsideYourCompany,
  team_changed: words.someoneJoinedLeftOr,
  plan_changed: words.yourPriceOrA,
  support_replied: words.someoneAnsweredYourTicket,
  announcement: words.announcementMeaning,
});

/** Notification preferences: in the app, and by mail. */
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
            rows={(Object.entries(meanings()) as [EventId, string][]).map(([id, meaning]) => ({
              id,
              event: eventNames[id],
              meaning,
              inApp: notifications[id].in_app,
              email: notifications[id].email,
            }))}
            onRowChange={(id, { inApp, email }) =>
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
