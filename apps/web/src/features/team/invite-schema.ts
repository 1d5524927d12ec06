import {
  array,
  maxLength,
  object,
  picklist,
  pipe,
  rawTransform,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { readAddresses } from './read-addresses.ts';

const MOST_ADDRESSES = 20;

/** What was pasted, as addresses; the first thing that is wrong with it is said. */
const addresses = pipe(
  string(),
  rawTransform<string, string[]>(({ dataset, addIssue, NEVER }) => {
    const { emails, unread } = readAddresses(dataset.value);
    const complaint = complaintOf([...emails], [...unread]);
    if (complaint !== null) {
      addIssue({ message: complaint });
      return NEVER;
    }
    return [...emails];
  }),
);

function complaintOf(emails: string[], unread: string[]): string | null {
  if (unread[0] !== undefined) {
    return `This is no e-mail address: ${unread[0]}`;
  }
  if (emails.length === 0) {
    return 'Enter at least one e-mail address';
  }
  return emails.length > MOST_ADDRESSES
    ? `Invite at most ${MOST_ADDRESSES} people at a time`
    : null;
}

export const inviteSchema = object({
  emails: addresses,
  tenant_role: picklist(['user_owner', 'user_manager', 'user_basic']),
  scope: picklist(['this', 'chosen', 'all']),
  tenant_ids: array(string()),
  message: pipe(string(), trim(), maxLength(1_000, 'Use at most 1,000 characters')),
  expires_in_days: picklist(['1', '3', '7', '14', '30']),
});

export type InviteForm = InferOutput<typeof inviteSchema>;
