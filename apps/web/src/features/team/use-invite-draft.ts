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

/** Everything an invitation asks for, as it is typed. */
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
  /** Another one with each discarding: fields that keep what is typed themselves begin anew. */
  readonly turn: number;
};

/** An invitation that is there again after a reload of this tab, until it is sent. */
export function useInviteDraft(): InviteDraft {
  const { drafts, activeClient } = useServices();
  const { pathname } = useLocation();
  const [place] = useState(() => ({ pathname, clientId: activeClient.read(), form: 'invite' }));
  const [{ fields, isRestored, turn }, setState] = useState(() => {
    const stored = safeParse(schema, drafts.read(place));
    return stored.success
      ? { fields: stored.output, isRestored: true, turn: 0 }
      : { fields: USUAL, isRestored: false, turn: 0 };
  });
  return {
    fields,
    isRestored,
    turn,
    change: (part) => {
      const next = { ...fields, ...part };
      setState({ fields: next, isRestored, turn });
      drafts.write(place, next);
    },
    discard: () => {
      drafts.remove(place);
      setState({ fields: USUAL, isRestored: false, turn: turn + 1 });
    },
    remove: () => drafts.remove(place),
  };
}
