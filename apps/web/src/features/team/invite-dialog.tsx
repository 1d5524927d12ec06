import { isApiError, unwrap } from '@platebook/api-client';
import { Dialog, InviteForm, RadioGroup, Select, Stack, type Invitations } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { fieldSentence } from '../../shared/language/server-errors.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { ClientPicker } from './client-picker.tsx';
import { membersQuery } from './team.queries.ts';
import { useInviteDraft, type InviteDraft, type InviteFields } from './use-invite-draft.ts';
import { useTeamChange } from './use-team-change.ts';
import { words } from './team.messages.ts';

export type InviteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
};

const EXPIRIES = [
  {
    value: '1',
    get label() {
      return words.n1Day;
    },
  },
  {
    value: '3',
    get label() {
      return words.n3Days;
    },
  },
  {
    value: '7',
    get label() {
      return words.n7Days;
    },
  },
  {
    value: '14',
    get label() {
      return words.n14Days;
    },
  },
  {
    value: '30',
    get label() {
      return words.n30Days;
    },
  },
];

/** Invites people by mail. */
export function InviteDialog({ open, onOpenChange, client }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.invitePeopleTo(client.name)}
      description={words.eachPersonGetsAn}
    >
      <Invite client={client} onSent={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Invite({ client, onSent }: { client: Client; onSent: () => void }) {
  const { api } = useServices();
  const { data: members = [] } = useQuery(membersQuery(api, client.tenant_id));
  const draft = useInviteDraft();
  const { fields } = draft;
  const invite = useTeamChange({
    client,
    change: ({ emails, role, message }: Invitations) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/invitations', {
          params: { path: { tenant: client.tenant_id } },
          body: {
            emails: [...emails],
            tenant_role: role,
            message,
            client_scope: fields.scope === 'all' ? 'all' : 'listed',
            ...(fields.scope === 'chosen' && fields.tenantIds.length > 0
              ? { tenant_ids: fields.tenantIds }
              : {}),
            expires_in_days: Number(fields.days),
          },
        }),
      ),
    done: ({ items }) =>
      items.length === 1
        ? words.invitationSentTo(items[0]?.email)
        : words.invitationsAreOnTheir(items.length),
    onDone: () => {
      draft.remove();
      onSent();
    },
  });
  return (
    <Stack gap="lg">
      <DraftNote draft={draft} />
      <InviteForm
        key={draft.attempt}
        startsWith={fields}
        onType={draft.change}
        known={members.map(({ email }) => email.toLowerCase())}
        sending={invite.isPending}
        failure={
          invite.isError
            ? {
                title: failureTitle(invite.error),
                meaning: words.nobodyWasInvited(
                  refusedAddresses(invite.error, invite.variables?.emails ?? []),
                ),
              }
            : undefined
        }
        onInvite={invite.mutate}
      >
        <ScopeFields client={client} fields={fields} onChange={draft.change} />
        <Select
          label={words.linkExpiresIn}
          options={EXPIRIES}
          value={fields.days}
          onChange={({ target }) => draft.change({ days: target.value })}
        />
      </InviteForm>
    </Stack>
  );
}

type ScopeFieldsProps = {
  client: Client;
  fields: Pick<InviteFields, 'scope' | 'tenantIds'>;
  onChange: InviteDraft['change'];
};

/** The clients of an invitation: only the reader's own. */
function ScopeFields({ client, fields, onChange }: ScopeFieldsProps) {
  const { api } = useServices();
  const { data: clients = [] } = useQuery(clientsQuery(api));
  const others = clients.filter(({ id, level }) => id !== client.id && level === 'user_owner');
  return (
    <Stack gap="sm">
      <RadioGroup
        legend={words.clients}
        name="scope"
        value={fields.scope}
        options={[
          { value: 'this', label: words.only(client.name) },
          ...(others.length === 0
            ? []
            : [{ value: 'chosen', label: words.andOtherClients(client.name) }]),
          {
            value: 'all',
            label: words.allClientsIOwn,
            description: words.theyAlsoGetAccess,
          },
        ]}
        onChange={({ target }) => onChange({ scope: target.value as InviteFields['scope'] })}
      />
      {fields.scope === 'chosen' ? (
        <ClientPicker
          clients={others}
          chosen={fields.tenantIds}
          onChange={(tenantIds) => onChange({ tenantIds })}
        />
      ) : null}
    </Stack>
  );
}

/** The addresses that the server rejected. */
function refusedAddresses(error: unknown, emails: readonly string[]): string {
  const fields = isApiError(error) ? error.fields : [];
  const refused = fields.flatMap((field) => {
    const index = /^\/emails\/(\d+)$/.exec(field.path)?.[1];
    return index === undefined ? [] : [`${emails[Number(index)]} ${fieldSentence(field)}.`];
  });
  return refused.join(' ');
}
