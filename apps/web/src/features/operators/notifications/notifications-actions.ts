import { unwrap, type ApiClient } from '@platebook/api-client';
import { JobRefusal, type JobPlan } from '../../../shared/jobs/jobs.ts';
import type { ListAction } from '../../../shared/list/list-actions.ts';
import { words } from './notifications.messages.ts';
import type { AdminNotification } from './notifications.queries.ts';

type Context = {
  readonly api: ApiClient;
  /** Invalidates what a change of notifications affects. */
  readonly refresh: () => Promise<unknown>;
  /** Whether the reader may delete other people's notifications. */
  readonly mayDelete: boolean;
};

/** One request each. */
const RESENT_MOST = 200;
/** The server's limit per delete. */
const DELETED_MOST = 1_000;

/** Bulk actions on notifications: resend, and delete for everyone. */
export function notificationsActions(context: Context): readonly ListAction<AdminNotification>[] {
  return [resendAction(context), ...(context.mayDelete ? [deleteAction(context)] : [])];
}

function resendAction({ api, refresh }: Context): ListAction<AdminNotification> {
  return {
    id: 'resend',
    label: words.resendMany,
    most: RESENT_MOST,
    takes: ({ status }) => status !== 'pending',
    leftOut: words.resendLeftOut,
    prepare: (rows) => ({
      question: {
        title: words.resendQuestion(rows.length),
        consequences: [words.resendUnread, words.resendAsChosen],
        confirmLabel: words.resend,
        cancelLabel: words.resendKeep,
        tone: 'primary',
      },
      job: {
        title: words.resendMany(rows.length),
        items: rows.map(({ id, title }) => ({ id, name: title })),
        work: async ({ id }) => {
          const { successful_sends: reached } = await unwrap(
            api.POST('/api/admin/notifications/sync/resend', {
              body: { notification_id: id, force_email: false },
            }),
          );
          if (reached === 0) {
            throw new JobRefusal(words.nobody);
          }
        },
        onEnd: refresh,
      },
    }),
  };
}

function deleteAction({ api, refresh }: Context): ListAction<AdminNotification> {
  return {
    id: 'delete',
    label: words.deleteMany,
    icon: 'remove',
    most: DELETED_MOST,
    prepare: (rows) => ({
      question: {
        title: words.deleteQuestion(rows.length),
        consequences: [words.deleteForEveryone, words.deleteMailsStay],
        confirmLabel: words.deleteMany(rows.length),
        cancelLabel: words.deleteKeep,
        tone: 'danger',
      },
      job: {
        title: words.deleteMany(rows.length),
        items: [{ id: 'delete', name: words.deleteMany(rows.length) }],
        ...deletion(
          api,
          rows.map(({ id }) => id),
        ),
        onEnd: refresh,
      },
    }),
  };
}

/** Deletes them; the undo restores only those it deleted. */
function deletion(api: ApiClient, ids: readonly string[]): Pick<JobPlan, 'work' | 'undo'> {
  let deleted: readonly string[] = [];
  return {
    work: async () => {
      const { failures } = await unwrap(
        api.POST('/api/admin/notifications/bulk-delete', { body: { notification_ids: [...ids] } }),
      );
      const gone = new Set(failures.map(({ notification_id: id }) => id));
      deleted = ids.filter((id) => !gone.has(id));
      if (deleted.length === 0) {
        throw new JobRefusal(words.alreadyGone(gone.size));
      }
    },
    undo: async () => {
      const { failures } = await unwrap(
        api.POST('/api/admin/notifications/restore', { body: { notification_ids: [...deleted] } }),
      );
      if (failures.length > 0) {
        throw new JobRefusal(words.notRestored(failures.length));
      }
    },
  };
}
