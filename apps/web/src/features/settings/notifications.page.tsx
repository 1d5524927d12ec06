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
    event: 'An import has finished',
    meaning: 'Its payouts can be reviewed.',
  },
  import_blocked: {
    event: 'An import is blocked',
    meaning: 'A report does not add up or cannot be read.',
  },
  payout_needs_review: {
    event: 'A payout needs review',
    meaning: 'Its entries wait for you.',
  },
  mapping_needed: {
    event: 'Something is not mapped',
    meaning: 'A store or a line of a payout has no place yet; posting waits for it.',
  },
  connection_expiring: {
    event: 'A connection is about to expire',
    meaning: 'Without it, reports stop coming.',
  },
  connection_lost: {
    event: 'A connection has stopped working',
    meaning: 'It has expired or was withdrawn; somebody has to connect again.',
  },
  run_failed: { event: 'A sync has failed', meaning: 'Nothing of it was posted.' },
  entry_posted: { event: 'An entry was posted', meaning: 'It is in the books.' },
  entry_failed: { event: 'An entry could not be posted', meaning: 'It is not in the books.' },
  books_changed: {
    event: 'The books differ from what was posted',
    meaning: 'Somebody changed an entry there, or something is still owed to the books.',
  },
  batch_finished: {
    event: 'A batch operation is over',
    meaning: 'What was done for each client can be seen.',
  },
  report_ready: { event: 'A report is ready', meaning: 'It can be downloaded.' },
  store_claimed: {
    event: 'Another account uses a store of yours',
    meaning: 'Someone outside your company mapped a platform store that you connected.',
  },
  team_changed: {
    event: 'The team has changed',
    meaning: 'Somebody joined, left, or has another role.',
  },
  plan_changed: { event: 'The plan has changed', meaning: 'What you pay, or a limit, is another.' },
};

/** Which event is told in the app, and which by mail. */
export function NotificationsPage() {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  return (
    <Section
      title="Notifications"
      description="What you are told, and where. Each choice is kept at once. The weekly mail comes on Monday mornings."
    >
      {save.isError ? (
        <Banner tone="danger" title={failureTitle(save.error)} appeared>
          The choice before it holds.
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
