import { Button, Dialog, Link, Progress, Spinner, Stack, Text } from '@platebook/ui';
import type { ReactNode } from 'react';
import { words } from './billing.messages.ts';
import type { BulkItem } from './bulk.ts';
import type { Bulk } from './use-bulk.ts';

export type BulkDialogProps<Preview> = {
  title: string;
  bulk: Bulk<Preview>;
  /** Describes the effect on one client. */
  lineOf: (preview: Preview) => string;
  /** Rendered above the clients: required choices. */
  choice?: ReactNode;
  /** Rendered below them: the overall effect. */
  sum?: ReactNode;
  confirmLabel: string;
  canConfirm: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** A bulk action with its preview, progress and results. */
export function BulkDialog<Preview>(props: BulkDialogProps<Preview>) {
  const { title, bulk, lineOf, choice, sum, confirmLabel, canConfirm, onConfirm, onClose } = props;
  const { phase, items, able, done } = bulk;
  const isBusy = phase === 'running';
  const isOver = phase === 'finished';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) {
          onClose();
        }
      }}
      title={title}
      busy={isBusy}
      actions={
        isOver ? (
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={onClose}>
              {words.notNow}
            </Button>
            <Button
              variant="primary"
              disabled={phase !== 'ready' || able.length === 0 || !canConfirm}
              loading={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      <Stack gap="md">
        {phase === 'start' || phase === 'asking' || phase === 'ready' ? choice : null}
        {phase === 'asking' ? <Spinner label={words.asking} /> : null}
        {isBusy ? (
          <Progress
            label={title}
            percent={(100 * done) / Math.max(1, able.length)}
            valueText={words.running(done, able.length)}
            labelled
          />
        ) : null}
        {phase === 'start' || phase === 'asking' ? null : (
          <Stack as="ul" gap="sm">
            {items.map((item) => (
              <Item key={item.client.tenant_id} item={item} lineOf={lineOf} />
            ))}
          </Stack>
        )}
        {phase === 'ready' ? sum : null}
      </Stack>
    </Dialog>
  );
}

type ItemProps<Preview> = { item: BulkItem<Preview>; lineOf: (preview: Preview) => string };

function Item<Preview>({ item, lineOf }: ItemProps<Preview>) {
  const { client, preview, problem, isDone, url } = item;
  return (
    <li>
      <Text as="span" weight="medium">
        {client.name}
      </Text>
      <Text size="small" tone={problem === null ? 'muted' : 'danger'}>
        {problem === null
          ? isDone
            ? words.done
            : preview === null
              ? ''
              : lineOf(preview)
          : preview === null
            ? words.refused(problem)
            : problem}
      </Text>
      {url === null ? null : (
        <Link href={url} external>
          {words.giveMethod}
        </Link>
      )}
    </li>
  );
}
