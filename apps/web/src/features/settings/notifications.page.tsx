import { Banner, NotificationMatrix, Text } from '@platebook/ui';
import type { Preferences } from '../../shared/account/preferences.queries.ts';
import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../shared/account/use-preferences.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { Section } from './section.tsx';

type EventId = keyof Preferences['notifications'];

/** Every event there is; the type makes sure that none is forgotten. */
const EVENTS: Record<EventId, { event: string; meaning: string }> = {
  import_finished: {
    event: 'Import finished',
    meaning: 'Its payouts are ready to review.',
  },
  import_blocked: {
    event: 'Import blocked',
    meaning: 'A report doesn’t add up or can’t be read.',
  },
  payout_needs_review: {
    event: 'Payout needs review',
    meaning: 'Its entries are waiting for you.',
  },
  mapping_needed: {
    event: 'Mapping needed',
    meaning: 'A store isn’t matched or a line item has no account. Its payouts are on hold.',
  },
  connection_expiring: {
    event: 'Connection expiring',
    meaning: 'Reconnect so reports keep coming.',
  },
  connection_lost: {
    event: 'Connection lost',
    meaning: 'It expired or was revoked. Someone needs to reconnect.',
  },
  run_failed: { event: 'Sync failed', meaning: 'Nothing from it was posted.' },
  entry_posted: { event: 'Entry posted', meaning: 'It’s in QuickBooks.' },
  entry_failed: { event: 'Entry couldn’t be posted', meaning: 'It’s not in QuickBooks.' },
  books_changed: {
    event: 'QuickBooks differs from what we posted',
    meaning: 'Someone changed an entry in QuickBooks, or an update is still pending.',
  },
  batch_finished: {
    event: 'Batch operation finished',
    meaning: 'See the result for each client.',
  },
  report_ready: { event: 'Report ready', meaning: 'You can download it.' },
  store_claimed: {
    event: 'Another account uses one of your stores',
    meaning: 'Someone outside your company matched a platform store you connected.',
  },
  team_changed: {
    event: 'Team changed',
    meaning: 'Someone joined, left, or changed roles.',
  },
  plan_changed: { event: 'Plan changed', meaning: 'Your price or a limit changed.' },
};

/** Which event is told in the app, and which by mail. */
export function NotificationsPage() {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  return (
    <Section
      title="Notifications"
      description="Choose what we notify you about, and where. Changes are saved immediately. The weekly email arrives on Monday mornings."
    >
      {save.isError ? (
        <Banner tone="danger" title={failureTitle(save.error)} appeared>
          Your previous choice is still in effect.
        </Banner>
      ) : null}
      <Loaded query={preferences} label="Loading your notifications" shape="table" lines={8}>
        {({ notifications }) => (
          <NotificationMatrix
            caption="Notifications"
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
            Saved
          </Text>
        ) : null}
      </output>
    </Section>
  );
}
