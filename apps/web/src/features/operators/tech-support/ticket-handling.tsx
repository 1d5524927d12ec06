import { unwrap } from '@platebook/api-client';
import { Banner, Button, Heading, Inline, Select, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useUnsaved } from '../../../shared/forms/use-unsaved.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { staffQuery, type StaffMember } from '../operators.queries.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { priorityNames, statusNames, words } from './desk.messages.ts';
import {
  DESK_KEY,
  PRIORITIES,
  type StaffTicketDetail,
  type TicketPriority,
  type TicketStatus,
} from './desk.queries.ts';

/** A ticket's assignee, priority and status. */
export function TicketHandling({ ticket }: { ticket: StaffTicketDetail }) {
  const { api } = useServices();
  const staff = useQuery(staffQuery(api));
  return (
    <Stack as="section" gap="md" aria-label={words.handling}>
      <Heading level={2}>{words.handling}</Heading>
      <Loaded query={staff} label={words.loadingStaff} shape="card">
        {({ items }) => (
          <HandlingForm
            // Remounts when someone else's change arrives.
            key={[ticket.status, ticket.priority, ticket.assignee?.user_id].join(' ')}
            ticket={ticket}
            staff={items}
          />
        )}
      </Loaded>
    </Stack>
  );
}

type Handling = { assignee: string; priority: TicketPriority; status: TicketStatus };

type HandlingFormProps = { ticket: StaffTicketDetail; staff: readonly StaffMember[] };

function HandlingForm({ ticket, staff }: HandlingFormProps) {
  const { form, save } = useHandlingForm(ticket);
  const submit = form.handleSubmit((values) => save.mutate(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {save.isError ? (
          <Banner tone="danger" title={failureTitle(save.error)} appeared>
            {words.notSaved}
          </Banner>
        ) : null}
        <Select
          id="assignee"
          label={words.assignee}
          options={[
            { value: '', label: words.nobody },
            ...staff.map(({ user_id: value, email }) => ({ value, label: email ?? value })),
          ]}
          {...form.register('assignee')}
        />
        <Select
          id="priority"
          label={words.priority}
          options={PRIORITIES.map((value) => ({ value, label: priorityNames[value] }))}
          {...form.register('priority')}
        />
        <Select
          id="status"
          label={words.status}
          options={(['submitted', 'awaiting_you', 'solved'] as const).map((value) => ({
            value,
            label: statusNames[value],
          }))}
          {...form.register('status')}
        />
        <Inline>
          <Button type="submit" loading={save.isPending}>
            {words.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function useHandlingForm(ticket: StaffTicketDetail) {
  const { api } = useServices();
  const form = useForm<Handling>({
    defaultValues: {
      assignee: ticket.assignee?.user_id ?? '',
      priority: ticket.priority,
      status: ticket.status,
    },
  });
  useUnsaved(form.formState.isDirty);
  const save = useOperatorsChange({
    change: ({ assignee, priority, status }: Handling) =>
      unwrap(
        api.PUT('/api/admin/support/tickets/{ticket}', {
          params: { path: { ticket: ticket.id } },
          body: { priority, status, assignee_id: assignee === '' ? null : assignee },
        }),
      ),
    rereads: DESK_KEY,
    done: () => words.saved,
    onDone: () => form.reset(form.getValues()),
  });
  return { form, save };
}
