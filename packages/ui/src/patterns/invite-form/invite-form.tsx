import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { ErrorSummary, type FieldError } from '../../components/error-summary/error-summary.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { RoleSelect } from '../role-select/role-select.tsx';
import type { JoiningRole } from '../role-select/role-words.ts';
import { pastedAddresses, type PastedAddresses } from './pasted-addresses.ts';
import { inviteFormWords } from './invite-form.words.ts';

export type Invitations = { emails: readonly string[]; role: JoiningRole; message: string };

/** The form's current input; addresses are unparsed. */
export type InvitationTyped = { addresses: string; role: JoiningRole; message: string };

export type InviteFormProps = {
  /** Input to resume from. */
  startsWith?: InvitationTyped | undefined;
  /** Called on every change, to store the input. */
  onType?: ((typed: InvitationTyped) => void) | undefined;
  /** Receives the validated invitations; the server validates them again. */
  onInvite: (invitations: Invitations) => void;
  /** Addresses of current and invited members, in lower case. */
  known?: readonly string[] | undefined;
  /** The maximum number of invitations at once. */
  max?: number | undefined;
  /** The roles that the inviter may grant. */
  offered?: readonly JoiningRole[] | undefined;
  /** The invitations are being sent. */
  sending?: boolean | undefined;
  /** Why sending failed, and what that means. */
  failure?: { title: string; meaning: string } | undefined;
  /** Additional fields between role and message: which clients, how long the link works. */
  children?: ReactNode | undefined;
  /** Beside the submit button: a cancel button. */
  secondary?: ReactNode | undefined;
};

/**
 * Invites people by email: paste their addresses and select their role.
 *
 * **When:** an owner invites people to a client. **When not:** to approve a request for access; that person has an account
 * and only needs a `RoleSelect`.
 *
 * **Accessibility:** errors are listed in a summary that takes the focus and links to the fields; the button says how many
 * invitations it sends.
 *
 * @example
 * const invite = ({ emails, role }: Invitations) => send({ emails, role });
 * <InviteForm onInvite={invite} known={['ana@example.com']} max={5} />
 */
export function InviteForm(props: InviteFormProps) {
  const { onInvite, known = [], max = 20, offered, sending = false, failure } = props;
  const [typed, setTyped] = useState<InvitationTyped>(props.startsWith ?? NOTHING_TYPED);
  const { addresses, role, message } = typed;
  const type = (change: Partial<InvitationTyped>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    props.onType?.(next);
  };
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const fieldId = useId();
  const read = pastedAddresses(addresses);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(read, known, max);
    setProblems(problem === undefined ? [] : [{ fieldId, message: problem }]);
    if (problem === undefined) {
      onInvite({ emails: read.emails, role, message: message.trim() });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {failure === undefined ? null : (
          <Banner tone="danger" appeared title={failure.title}>
            {failure.meaning}
          </Banner>
        )}
        <ErrorSummary errors={problems} />
        <TextArea
          id={fieldId}
          label={inviteFormWords.emailAddresses}
          hint={inviteFormWords.upToSeparatedBy(max)}
          error={problems.length === 0 ? undefined : problemOf(read, known, max)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={addresses}
          onChange={({ target }) => type({ addresses: target.value })}
        />
        <RoleSelect
          legend={inviteFormWords.role}
          name="role"
          value={role}
          onValueChange={(chosen) => type({ role: chosen })}
          offered={offered}
        />
        {props.children}
        <TextArea
          label={inviteFormWords.message}
          hint={inviteFormWords.shownAtTheTop}
          optional
          maxLength={1000}
          value={message}
          onChange={({ target }) => type({ message: target.value })}
        />
        <Inline gap="sm">
          <Button type="submit" variant="primary" loading={sending}>
            {sendWords(read.emails.length)}
          </Button>
          {props.secondary}
        </Inline>
      </Stack>
    </form>
  );
}

const NOTHING_TYPED: InvitationTyped = { addresses: '', role: 'user_basic', message: '' };

function problemOf(
  { emails, unread }: PastedAddresses,
  known: readonly string[],
  max: number,
): string | undefined {
  const [first] = unread;
  if (first !== undefined) {
    return inviteFormWords.doesNotReadAs(first);
  }
  if (emails.length === 0) {
    return inviteFormWords.enterAtLeastOne;
  }
  if (emails.length > max) {
    return inviteFormWords.theseAreAddressesCan(emails.length, max);
  }
  const there = emails.find((email) => known.includes(email));
  return there === undefined ? undefined : inviteFormWords.isAMemberOr(there);
}

function sendWords(count: number): string {
  return count < 2 ? inviteFormWords.sendTheInvitation : inviteFormWords.sendInvitations(count);
}
