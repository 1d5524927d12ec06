import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { RoleSelect } from '../role-select/role-select.tsx';
import type { TenantRole } from '../role-select/role-words.ts';
import { pastedAddresses, type PastedAddresses } from './pasted-addresses.ts';

export type Invitations = { emails: readonly string[]; role: TenantRole; message: string };

export type InviteFormProps = {
  /** Takes what was checked here; the server has the last word. */
  onInvite: (invitations: Invitations) => void;
  /** Addresses that are members or invited already, in lower case. */
  known?: readonly string[] | undefined;
  /** How many can be invited at once. */
  max?: number | undefined;
  /** What the inviter may give. */
  offered?: readonly TenantRole[] | undefined;
  /** It is being sent. */
  sending?: boolean | undefined;
  /** Why it was not sent. */
  failure?: string | undefined;
  /** Beside the button: a way to give up. */
  secondary?: ReactNode | undefined;
};

/** Invites people by mail: paste their addresses, choose what they may do. */
export function InviteForm(props: InviteFormProps) {
  const { onInvite, known = [], max = 20, offered, sending = false, failure, secondary } = props;
  const [text, setText] = useState('');
  const [role, setRole] = useState<TenantRole>('user_basic');
  const [message, setMessage] = useState('');
  const [wasSent, setSent] = useState(false);
  const read = pastedAddresses(text);
  const error = problemOf(read, known, max);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (error === undefined) {
      onInvite({ emails: read.emails, role, message: message.trim() });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {failure === undefined ? null : (
          <InlineAlert tone="danger" appeared title="The invitations were not sent">
            {failure}
          </InlineAlert>
        )}
        <TextArea
          label="E-mail addresses"
          hint={`Up to ${max}, separated by commas or lines. A list from your mail program will do.`}
          error={wasSent ? error : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <RoleSelect
          legend="What they may do"
          name="role"
          value={role}
          onChange={setRole}
          offered={offered}
        />
        <TextArea
          label="Message"
          hint="Stands in the mail above the link."
          optional
          maxLength={1000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Inline gap="sm">
          <Button type="submit" variant="primary" loading={sending}>
            {sendWords(read.emails.length)}
          </Button>
          {secondary}
        </Inline>
      </Stack>
    </form>
  );
}

function problemOf(
  { emails, unread }: PastedAddresses,
  known: readonly string[],
  max: number,
): string | undefined {
  const [first] = unread;
  if (first !== undefined) {
    return `“${first}” does not read as an address`;
  }
  if (emails.length === 0) {
    return 'Enter at least one address';
  }
  if (emails.length > max) {
    return `These are ${emails.length} addresses; ${max} can be invited at once`;
  }
  const there = emails.find((email) => known.includes(email));
  return there === undefined ? undefined : `${there} is a member or invited already`;
}

function sendWords(count: number): string {
  return count < 2 ? 'Send the invitation' : `Send ${count} invitations`;
}
