import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { Banner, Button, Inline, Select, Stack, Text } from '@platebook/ui';
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../api/entities.ts';
import { useInstantFormat } from '../format/use-instant-format.ts';
import { failureTitle } from '../query/failure.view.ts';
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { words } from './view-access.messages.ts';
import { clientKey } from '../workspace/client-key.ts';

export type ViewAccessSettingsProps = {
  client: Client;
  /** The ticket of the consent; null for none. */
  ticketId: string | null;
};

/** The owner's time-limited consent for support to view a client's pages. */
export function ViewAccessSettings({ client, ticketId }: ViewAccessSettingsProps) {
  const { api } = useServices();
  const access = useQuery(viewAccessQuery(api, client.tenant_id));
  const change = useAccessChange(client, ticketId);
  const isOwner = client.level === 'user_owner';
  return (
    <Stack gap="md">
      {change.isError ? (
        <Banner tone="danger" title={failureTitle(change.error)} appeared>
          {words.notChanged}
        </Banner>
      ) : null}
      <Loaded query={access} label={words.loading} lines={2}>
        {({ access: held }) => (
          <Stack gap="md">
            <State held={held} />
            {!isOwner ? (
              <Text tone="muted">{words.onlyOwners}</Text>
            ) : held === null ? (
              <Allow isPending={change.isPending} onAllow={(hours) => change.mutate(hours)} />
            ) : (
              <Inline>
                <Button loading={change.isPending} onClick={() => change.mutate(null)}>
                  {words.end}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function State({ held }: { held: ViewAccess | null }) {
  const format = useInstantFormat();
  return (
    <Text>
      {held === null
        ? words.notAllowed
        : words.allowed(held.granted_by_name, format(held.expires_at))}
    </Text>
  );
}

const DAY_HOURS = 24;
const CHOICES = [1, 4, DAY_HOURS, 3 * DAY_HOURS] as const;
const USUAL = 4;

function Allow({ isPending, onAllow }: { isPending: boolean; onAllow: (hours: number) => void }) {
  const [hours, setHours] = useState(USUAL);
  return (
    <Stack gap="md">
      <Select
        id="view-access-hours"
        label={words.forHowLong}
        options={CHOICES.map((choice) => ({
          value: String(choice),
          label: choice < DAY_HOURS ? words.hours(choice) : words.days(choice / DAY_HOURS),
        }))}
        value={String(hours)}
        onChange={({ currentTarget }) => setHours(Number(currentTarget.value))}
      />
      <Inline>
        <Button loading={isPending} onClick={() => onAllow(hours)}>
          {words.allow}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Grants access for some hours, or revokes it. */
function useAccessChange({ tenant_id: tenant }: Client, ticketId: string | null) {
  const { api } = useServices();
  const queries = useQueryClient();
  const params = { path: { tenant } };
  return useMutation({
    mutationFn: (hours: number | null) =>
      hours === null
        ? unwrap(api.DELETE('/api/v2/clients/tenants/{tenant}/support/view-access', { params }))
        : unwrap(
            api.POST('/api/v2/clients/tenants/{tenant}/support/view-access', {
              params,
              body: { hours, ...(ticketId === null ? {} : { ticket_id: ticketId }) },
            }),
          ),
    onSettled: () => queries.invalidateQueries({ queryKey: viewAccessQuery(api, tenant).queryKey }),
  });
}

type ViewAccess = components['schemas']['ViewAccess'];

/** Whether support may view a client's pages, and until when. */
function viewAccessQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'view-access'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/support/view-access', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}
