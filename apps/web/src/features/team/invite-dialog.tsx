import { isApiError, unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  Dialog,
  ErrorSummary,
  RadioGroup,
  Select,
  Stack,
  TextArea,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Client } from '../../shared/api/entities.ts';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { ClientPicker } from './client-picker.tsx';
import { inviteSchema, type InviteForm } from './invite-schema.ts';
import { JOINING_ROLES, ROLE_MEANINGS } from './roles.ts';
import { useTeamChange } from './use-team-change.ts';

export type InviteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
};

type InviteInput = Omit<InviteForm, 'emails'> & { emails: string };

const EMPTY: InviteInput = {
  emails: '',
  tenant_role: 'user_basic',
  scope: 'this',
  tenant_ids: [],
  message: '',
  expires_in_days: '7',
};

const EXPIRIES = [
  { value: '1', label: 'A day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
];

/** Invites people by mail. */
export function InviteDialog({ open, onOpenChange, client }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Invite people to ${client.name}`}
      description="Each gets a link by mail that works once, for their address only."
    >
      {/* What was typed is forgotten when the dialog is closed. */}
      <InviteFields client={client} onSent={() => onOpenChange(false)} />
    </Dialog>
  );
}

function InviteFields({ client, onSent }: { client: Client; onSent: () => void }) {
  const { api } = useServices();
  const form = useForm({
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
    resolver: valibotResolver<InviteInput, InviteForm>(inviteSchema),
    defaultValues: EMPTY,
  });
  const invite = useTeamChange({
    client,
    change: ({ scope, tenant_ids: chosen, expires_in_days: days, ...body }: InviteForm) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/invitations', {
          params: { path: { tenant: client.tenant_id } },
          body: {
            ...body,
            client_scope: scope === 'all' ? 'all' : 'listed',
            ...(scope === 'chosen' && chosen.length > 0 ? { tenant_ids: chosen } : {}),
            expires_in_days: Number(days),
          },
        }),
      ),
    done: ({ items }) =>
      items.length === 1
        ? `The invitation to ${items[0]?.email} is on its way.`
        : `${items.length} invitations are on their way.`,
    onDone: onSent,
  });
  const { errors } = form.formState;
  const { summary, onSubmit } = useFormSubmit(form, invite.mutate);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {invite.isError ? (
          <Banner tone="danger" title={failureTitle(invite.error)} appeared>
            {refusedAddresses(invite.error, invite.variables?.emails ?? [])} Nobody was invited.
          </Banner>
        ) : null}
        <ErrorSummary errors={summary} />
        <TextArea
          id="emails"
          label="E-mail addresses"
          hint="Paste as many as 20: one a line, or with commas between."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={errors.emails?.message}
          {...form.register('emails')}
        />
        <RadioGroup
          legend="Role"
          options={JOINING_ROLES.map((role) => ({
            value: role,
            label: LEVEL_LABELS[role],
            description: ROLE_MEANINGS[role],
          }))}
          {...form.register('tenant_role')}
        />
        <ScopeFields client={client} form={form} />
        <TextArea
          id="message"
          label="Message"
          hint="It stands in the mail, with your name."
          optional
          error={errors.message?.message}
          {...form.register('message')}
        />
        <Select
          id="expires_in_days"
          label="The link works for"
          options={EXPIRIES}
          {...form.register('expires_in_days')}
        />
        <Button type="submit" variant="primary" loading={invite.isPending}>
          Send invitations
        </Button>
      </Stack>
    </form>
  );
}

type ScopeFieldsProps = {
  client: Client;
  form: UseFormReturn<InviteInput, unknown, InviteForm>;
};

/** Which clients: only the reader's own may be chosen. */
function ScopeFields({ client, form }: ScopeFieldsProps) {
  const { api } = useServices();
  const { data: clients = [] } = useQuery(clientsQuery(api));
  const { scope, tenant_ids: chosen } = useWatch({ control: form.control }) as InviteInput;
  const others = clients.filter(({ id, level }) => id !== client.id && level === 'user_owner');
  return (
    <Stack gap="sm">
      <RadioGroup
        legend="Clients"
        options={[
          { value: 'this', label: `Only ${client.name}` },
          ...(others.length === 0
            ? []
            : [{ value: 'chosen', label: `${client.name} and others that I choose` }]),
          {
            value: 'all',
            label: 'All clients I own, now and later',
            description: 'Whoever joins is let into every client you create from then on.',
          },
        ]}
        {...form.register('scope')}
      />
      {scope === 'chosen' ? (
        <ClientPicker
          clients={others}
          chosen={chosen}
          onChange={(next) => form.setValue('tenant_ids', next)}
        />
      ) : null}
    </Stack>
  );
}

/** Which of the addresses the server complains about. */
function refusedAddresses(error: unknown, emails: readonly string[]): string {
  const fields = isApiError(error) ? error.fields : [];
  const refused = fields.flatMap(({ path, message }) => {
    const index = /^\/emails\/(\d+)$/.exec(path)?.[1];
    return index === undefined ? [] : [`${emails[Number(index)]} ${message}.`];
  });
  return refused.join(' ');
}
