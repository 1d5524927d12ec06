import { unwrap } from '@platebook/api-client';
import { Banner, Button, ConfirmDialog, Inline, SessionList, Stack } from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { deviceName } from './device-name.ts';
import { Section } from './section.tsx';
import { words } from './settings.messages.ts';

export const SESSIONS_KEY = ['sessions'] as const;

/** The reader's sessions, each with a sign-out action. */
export function SessionsSection() {
  const { api } = useServices();
  const sessions = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/auth/me/sessions', { signal })),
  });
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  const end = useMutation({
    mutationFn: (session: string) =>
      unwrap(api.DELETE('/api/v2/auth/me/sessions/{session}', { params: { path: { session } } })),
    onSettled: reread,
  });
  return (
    <Section title={words.sessions} description={words.everyPlaceYouAre}>
      {end.isError ? (
        <Banner tone="danger" title={failureTitle(end.error)} appeared>
          {words.theSessionMayStill}
        </Banner>
      ) : null}
      <Loaded query={sessions} label={words.loadingYourSessions} lines={3}>
        {({ items }) => (
          <Stack gap="md">
            <SessionList
              label={words.sessions}
              onEnd={end.mutate}
              sessions={items.map((session) => ({
                id: session.id,
                device: deviceName(session.user_agent),
                facts: [
                  words.active(session.last_active_at, Date.now()),
                  ...(session.address === '' ? [] : [session.address]),
                ],
                isCurrent: session.is_current,
                ending: end.isPending && end.variables === session.id,
              }))}
            />
            <EndOthers
              count={items.filter(({ is_current }) => !is_current).length}
              onEnded={reread}
            />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function EndOthers({ count, onEnded }: { count: number; onEnded: () => Promise<void> }) {
  const { api } = useServices();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => api.POST('/api/v2/auth/logout', { params: { query: { scope: 'others' } } }),
    onSuccess: async () => {
      await onEnded();
      setAsking(false);
    },
  });
  if (count === 0) {
    return null;
  }
  const sessions = count === 1 ? words.oneOtherSession : words.otherSessions(count);
  return (
    <Inline>
      <Button onClick={() => setAsking(true)}>{words.end(sessions)}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          end.reset();
        }}
        onConfirm={() => end.mutate()}
        busy={end.isPending}
        title={words.endQuestion(sessions)}
        description={words.thoseDevicesWillNeed}
        cancelLabel={words.keepThem}
        confirmLabel={words.end(sessions)}
        failure={
          end.isError
            ? { title: failureTitle(end.error), meaning: words.theSessionsAreStill }
            : undefined
        }
      />
    </Inline>
  );
}
