import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { array, object, picklist, safeParse, string, type InferOutput } from 'valibot';
import type { FormDraft } from '../../shared/forms/use-form-draft.ts';
import { useServices } from '../../shared/services.ts';

const schema = object({
  addresses: string(),
  role: picklist(['user_basic', 'user_manager', 'user_owner']),
  message: string(),
  scope: picklist(['this', 'chosen', 'all']),
  tenantIds: array(string()),
  days: string(),
});

/** The fields of an invitation as typed. */
export type InviteFields = InferOutput<typeof schema>;

const USUAL: InviteFields = {
  addresses: '',
  role: 'user_basic',
  message: '',
  scope: 'this',
  tenantIds: [],
  days: '7',
};

export type InviteDraft = FormDraft & {
  readonly fields: InviteFields;
  readonly change: (fields: Partial<InviteFields>) => void;
  /** A new key with each discard: remounts fields with internal state. */
  readonly attempt: number;
};

/** An invitation draft that survives a reload of this tab, until it is sent. */
export function useInviteDraft(): InviteDraft {
  const { drafts, activeClient } = useServices();
  const { pathname } = useLocation();
  const [place] = useState(() => ({ pathname, clientId: activeClient.read(), form: 'invite' }));
  const [{ fields, isRestored, attempt }, setState] = useState(() => {
    const stored = safeParse(schema, drafts.read(place));
    return stored.success
      ? { fields: stored.output, isRestored: true, attempt: 0 }
      : { fields: USUAL, isRestored: false, attempt: 0 };
  });
  return {
    fields,
    isRestored,
    attempt,
    change: (part) => {
      const next = { ...fields, ...part };
      setState({ fields: next, isRestored, attempt });
      drafts.write(place, next);
    },
    discard: () => {
      drafts.remove(place);
      setState({ fields: USUAL, isRestored: false, attempt: attempt + 1 });
    },
    remove: () => drafts.remove(place),
  };
}
