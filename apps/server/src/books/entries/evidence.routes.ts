import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { attach, detach, readAttachment } from './attachments.service.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { createDraft, deleteDraft, listDrafts, updateDraft } from './entry-drafts.ts';
import { receiveAttachment } from '../../http/receive-attachment.ts';

type Content = components['schemas']['EntryDraftContent'];

export type EvidenceHandlers = Pick<
  Handlers,
  | 'createEntryAttachment'
  | 'downloadEntryAttachment'
  | 'deleteEntryAttachment'
  | 'listEntryDrafts'
  | 'createEntryDraft'
  | 'updateEntryDraft'
  | 'deleteEntryDraft'
>;

/** Attachments of entries, and draft entries. */
export function evidenceRoutes(deps: EntriesDeps): EvidenceHandlers {
  return { ...attachmentRoutes(deps), ...draftRoutes(deps) };
}

type AttachmentHandlers = Pick<
  EvidenceHandlers,
  'createEntryAttachment' | 'downloadEntryAttachment' | 'deleteEntryAttachment'
>;

function attachmentRoutes(deps: EntriesDeps): AttachmentHandlers {
  return {
    createEntryAttachment: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, request }) => {
        const attachment = await attach(deps, scope, {
          entryId: path.entry,
          receive: () => receiveAttachment(request),
          actor: actorOf(principal),
        });
        return created(attachment, 'File attached');
      },
    },
    downloadEntryAttachment: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const named = { entryId: path.entry, id: path.attachment };
        const { name, content } = await readAttachment(deps, scope, named);
        return {
          kind: 'file',
          type: 'application/octet-stream',
          name,
          pieces: piecesOf(content),
        };
      },
    },
    deleteEntryAttachment: {
      needs: 'tenant',
      handle: async ({ scope, principal, path }) => {
        const named = { entryId: path.entry, id: path.attachment };
        await detach(deps, scope, { ...named, actor: actorOf(principal) });
        return ok({ id: path.attachment }, 'File removed');
      },
    },
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}

function draftRoutes(deps: EntriesDeps): Omit<EvidenceHandlers, keyof AttachmentHandlers> {
  return {
    listEntryDrafts: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const drafts = await listDrafts<Content>(deps, scope, path.store);
        return ok({
          items: drafts.map(({ id, storeId, draft, updatedAt }) => ({
            id,
            store_id: storeId,
            draft,
            updated_at: updatedAt.toISOString(),
          })),
        });
      },
    },
    createEntryDraft: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body: { draft } }) => {
        const request = { storeId: path.store, draft, actor: actorOf(principal) };
        const { id, updatedAt } = await createDraft(deps, scope, request);
        const at = updatedAt.toISOString();
        return created({ id, store_id: path.store, draft, updated_at: at }, 'Draft saved');
      },
    },
    updateEntryDraft: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body: { draft } }) => {
        const named = { storeId: path.store, id: path.entry_draft };
        const at = await updateDraft(deps, scope, { ...named, draft, actor: actorOf(principal) });
        const { id, storeId } = named;
        return ok({ id, store_id: storeId, draft, updated_at: at.toISOString() }, 'Draft saved');
      },
    },
    deleteEntryDraft: {
      needs: 'tenant',
      handle: async ({ scope, principal, path }) => {
        const named = { storeId: path.store, id: path.entry_draft };
        await deleteDraft(deps, scope, { ...named, actor: actorOf(principal) });
        return ok({ id: path.entry_draft }, 'Draft deleted');
      },
    },
  };
}
