import { unwrap, type components } from '@platebook/api-client';
import {
  Banner,
  Button,
  Checkbox,
  CheckboxGroup,
  DateRangePicker,
  Dialog,
  Link,
  Select,
  Stack,
  Text,
  type DayRange,
} from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelSyncStatus, Client } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { runTitle } from '../runs/run-title.ts';
import { todayIn } from '../../../shared/format/today-in.ts';
import { skippedInWords, storesOf, toTriggerRequest, type SyncChoice } from './sync-choice.ts';
import { words } from './overview.messages.tsx';

type TriggeredSync = components['schemas']['TriggeredSync'];

export type SyncNowDialogProps = {
  client: Client;
  channels: readonly ChannelSyncStatus[];
  open: boolean;
  onClose: () => void;
};

/** Asks what to fetch now: stores, platform and days. */
export function SyncNowDialog({ client, channels, open, onClose }: SyncNowDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const trigger = useMutation({
    mutationFn: (choice: SyncChoice) =>
      unwrap(
        api.POST('/api/v2/clients/sync/trigger', {
          body: toTriggerRequest(client.tenant_id, choice),
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: clientKey(client.tenant_id) }),
  });
  const close = () => {
    trigger.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      busy={trigger.isPending}
      title={words.syncNow(client.name)}
      description={words.syncIntro}
    >
      {trigger.data === undefined ? (
        <ChoiceForm
          client={client}
          channels={channels}
          error={trigger.error}
          pending={trigger.isPending}
          onSubmit={trigger.mutate}
        />
      ) : (
        <Started answer={trigger.data} channels={channels} onClose={close} />
      )}
    </Dialog>
  );
}

type ChoiceFormProps = Pick<SyncNowDialogProps, 'client' | 'channels'> & {
  error: Error | null;
  pending: boolean;
  onSubmit: (choice: SyncChoice) => void;
};

function ChoiceForm({ client, channels, error, pending, onSubmit }: ChoiceFormProps) {
  const stores = storesOf(channels);
  const [storeIds, setStoreIds] = useState(() => stores.map(({ value }) => value));
  const [platform, setPlatform] = useState<SyncChoice['platform']>(null);
  const [days, setDays] = useState<DayRange | null>(null);
  const [dryRun, setDryRun] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({
          storeIds: storeIds.length === stores.length ? null : storeIds,
          platform,
          days,
          dryRun,
        });
      }}
    >
      <Stack gap="lg">
        {error === null ? null : (
          <Banner tone="danger" title={failureTitle(error)} appeared>
            {words.nothingWasFetched}
          </Banner>
        )}
        <CheckboxGroup
          legend={words.stores}
          options={stores}
          value={storeIds}
          onValueChange={setStoreIds}
          allLabel={words.allStores(stores.length)}
          layout="columns"
          error={storeIds.length === 0 ? words.chooseStore : undefined}
        />
        <Select
          label={words.platform}
          value={platform ?? ''}
          options={[
            { value: '', label: words.allPlatforms },
            ...Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) =>
            setPlatform(
              target.value === 'ubereats' || target.value === 'doordash' ? target.value : null,
            )
          }
        />
        <DateRangePicker
          label={words.days}
          optional
          hint={words.daysHint}
          value={days}
          onValueChange={setDays}
          today={todayIn(client.time_zone)}
          timeZone={client.time_zone}
          longWarning={{ days: 31, text: words.longPeriodHint }}
        />
        <Checkbox
          label={words.dryRun}
          hint={words.dryRunHint}
          checked={dryRun}
          onChange={({ target }) => setDryRun(target.checked)}
        />
        <Button type="submit" variant="primary" loading={pending} disabled={storeIds.length === 0}>
          {dryRun ? words.startDryRun : words.syncNowConfirmed}
        </Button>
      </Stack>
    </form>
  );
}

type StartedProps = Pick<SyncNowDialogProps, 'channels' | 'onClose'> & { answer: TriggeredSync };

function Started({ answer, channels, onClose }: StartedProps) {
  const href = useClientHref();
  return (
    <Stack gap="lg">
      {answer.runs.length === 0 ? (
        <Banner tone="warning" title={words.nothingCouldBeFetched} appeared>
          {words.nothingWasChanged}
        </Banner>
      ) : (
        <Stack gap="sm" as="ul">
          {answer.runs.map(({ run, already_running: wasRunning }) => (
            <li key={run.id}>
              <Link href={href(`/dashboard/sync/runs/${run.id}`)}>{runTitle(run)}</Link>
              {wasRunning ? words.alreadyRunning : ''}
            </li>
          ))}
        </Stack>
      )}
      {answer.skipped.map((channel) => (
        <Text key={channel.channel_id} tone="muted">
          {skippedInWords(channel, channels)}
        </Text>
      ))}
      <Text tone="muted">{words.mayLeave}</Text>
      <Button variant="primary" onClick={onClose}>
        {words.close}
      </Button>
    </Stack>
  );
}
