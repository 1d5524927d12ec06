import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  InlineAlert,
  Stack,
  Text,
  TextField,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { words } from './dataflow.messages.ts';
import { cleanUp, DATAFLOW_KEY, type DataflowCleanup } from './dataflow.queries.ts';

/** Spec 9. */
const USUAL_DAYS = 30;
const LEAST_DAYS = 7;
const MOST_DAYS = 3_650;

/** Counts events older than a number of days, and deletes them once the number is typed again. */
export function CleanupDialogs({ onClose }: { onClose: () => void }) {
  const [forecast, setForecast] = useState<DataflowCleanup | null>(null);
  return forecast === null ? (
    <CountDialog onCounted={setForecast} onClose={onClose} />
  ) : (
    <DeleteDialog forecast={forecast} onClose={onClose} />
  );
}

type CountDialogProps = { onCounted: (forecast: DataflowCleanup) => void; onClose: () => void };

function CountDialog({ onCounted, onClose }: CountDialogProps) {
  const { api } = useServices();
  const [text, setText] = useState(String(USUAL_DAYS));
  const [isRefused, setRefused] = useState(false);
  const count = useMutation({
    mutationFn: (days: number) => cleanUp(api, { days, dryRun: true }),
    onSuccess: (forecast) => {
      if (forecast.deleted_events > 0) {
        onCounted(forecast);
      }
    },
  });
  return (
    <Dialog open onOpenChange={onClose} busy={count.isPending} title={words.cleanUpTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const days = daysIn(text);
          setRefused(days === null);
          if (days !== null) {
            count.mutate(days);
          }
        }}
      >
        <Stack gap="lg">
          {count.isError ? (
            <Banner tone="danger" title={failureTitle(count.error)} appeared>
              {words.countFailed}
            </Banner>
          ) : null}
          {count.data?.deleted_events === 0 ? (
            <InlineAlert tone="info" title={words.nothingOld(count.data.days)} appeared />
          ) : null}
          <Text>{words.cleanUpMeaning}</Text>
          <TextField
            label={words.olderThan}
            inputMode="numeric"
            value={text}
            error={isRefused ? words.wholeDays(LEAST_DAYS, MOST_DAYS) : undefined}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="primary" loading={count.isPending}>
            {words.countEvents}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function daysIn(text: string): number | null {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return days >= LEAST_DAYS && days <= MOST_DAYS ? days : null;
}

type DeleteDialogProps = { forecast: DataflowCleanup; onClose: () => void };

function DeleteDialog({ forecast, onClose }: DeleteDialogProps) {
  const { api } = useServices();
  const format = useInstantFormat();
  const { days, deleted_events: events, total_events: total, traces_lost: traces } = forecast;
  const { oldest_at: oldest, newest_at: newest } = forecast;
  const deletion = useOperatorsChange({
    change: () => cleanUp(api, { days, dryRun: false }),
    rereads: DATAFLOW_KEY,
    done: ({ deleted_events: deleted }) => words.cleanedUp(deleted),
    onDone: onClose,
  });
  const text = words.daysTyped(days);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => deletion.mutate(undefined)}
      busy={deletion.isPending}
      title={words.cleanUpQuestion(events)}
      description={words.cleanUpForecast(events, total)}
      consequences={[
        ...(oldest === null || newest === null
          ? []
          : [words.cleanUpPeriod(format(oldest), format(newest))]),
        words.tracesLost(traces),
      ]}
      typed={{ label: words.typeDays(text), text }}
      cancelLabel={words.keepEvents}
      confirmLabel={words.cleanUpConfirm}
      failure={
        deletion.isError
          ? { title: failureTitle(deletion.error), meaning: words.cleanUpFailed }
          : undefined
      }
    />
  );
}
