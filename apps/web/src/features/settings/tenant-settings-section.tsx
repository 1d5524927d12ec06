import { unwrap } from '@platebook/api-client';
import { Button, Inline, Text } from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Client, TenantSettings } from '../../shared/api/entities.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { tenantSettingsQuery } from '../../shared/workspace/tenant-settings.queries.ts';
import { SaveForm } from './save-form.tsx';
import { Section } from './section.tsx';
import { TenantSettingsFields } from './tenant-settings-fields.tsx';
import {
  tenantSettingsSchema,
  toDefaults,
  toForm,
  type TenantSettingsChange,
} from './tenant-settings.ts';
import { words } from './client-settings.messages.ts';

/** How the client's payouts are read and posted unless a channel overrides it. */
export function TenantSettingsSection({ client }: { client: Client }) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const settings = useQuery(tenantSettingsQuery(api, tenant));
  return (
    <Section title={words.books} description={words.howPayoutsAreRead}>
      <Loaded query={settings} label={words.loadingTheSettings} shape="form" lines={22}>
        {(current) => <SettingsForm key={tenant} client={client} settings={current} />}
      </Loaded>
    </Section>
  );
}

function SettingsForm({ client, settings }: { client: Client; settings: TenantSettings }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const tenant = client.tenant_id;
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(tenantSettingsSchema),
    defaultValues: toForm(settings),
  });
  const save = useMutation({
    mutationFn: (body: TenantSettingsChange) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/settings', {
          params: { path: { tenant } },
          body,
        }),
      ),
    onSuccess: (saved) => {
      queries.setQueryData(tenantSettingsQuery(api, tenant).queryKey, saved);
      form.reset(toForm(saved));
    },
  });
  const readOnly = !mayManage(client);
  return (
    <SaveForm
      form={form}
      save={save}
      what={words.theSettingsOf(client.name)}
      saveLabel={words.saveSettings}
    >
      <TenantSettingsFields form={form} readOnly={readOnly} tenant={tenant} />
      <Inline gap="md" justify="between">
        <Text as="span" size="small" tone="muted">
          {settings.updated_at === null ? (
            words.allSettingsAreAt
          ) : (
            <>
              {words.lastChanged}
              <Instant at={settings.updated_at} />
            </>
          )}
        </Text>
        {readOnly || settings.updated_at === null ? null : (
          <Button
            size="sm"
            onClick={() => form.reset(toDefaults(settings), { keepDefaultValues: true })}
          >
            {words.restoreDefaults}
          </Button>
        )}
      </Inline>
    </SaveForm>
  );
}
