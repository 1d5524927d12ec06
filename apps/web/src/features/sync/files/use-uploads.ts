import type { FileDropItem } from '@platebook/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import type { Import } from '../../../shared/api/entities.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { UPLOADS_KEY } from '../../../shared/workspace/imports.queries.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { importQuery } from './reports.queries.ts';
import { toUploadItem, uploadsReducer, type Upload } from './uploads.ts';
import { useRefreshWhenSettled } from './use-refresh-when-settled.ts';
import { uploadReport } from './upload-report.ts';

export type Uploads = {
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
};

/** What became of an upload that was the only one of its drop. */
export type OnSingle = (imported: { id: string; alreadyImported: boolean }) => void;

/** Sends files one after another and follows each until it is read. One file that is refused stops no other. */
export function useUploads(tenant: string, onSingle: OnSingle): Uploads {
  const { api } = useServices();
  const queries = useQueryClient();
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const counter = useRef(0);

  const send = async (file: File, id: string, isSingle: boolean) => {
    try {
      const sending = queries.getMutationCache().build(queries, {
        mutationKey: UPLOADS_KEY,
        mutationFn: (sent: File) => uploadReport(api, tenant, sent),
      });
      const { already_imported, import: run } = await sending.execute(file);
      dispatch({
        type: 'upload.accepted',
        id,
        importId: run.id,
        alreadyImported: already_imported,
      });
      if (isSingle) {
        onSingle({ id: run.id, alreadyImported: already_imported });
      }
    } catch (error) {
      dispatch({ type: 'upload.refused', id, message: failureTitle(error) });
    }
  };

  const add = (files: readonly File[]) => {
    const started = files.map((file) => ({ file, id: `upload-${(counter.current += 1)}` }));
    dispatch({
      type: 'upload.started',
      uploads: started.map(({ file, id }) => ({
        id,
        name: visibleName(file.name),
        state: 'sending',
      })),
    });
    void (async () => {
      for (const { file, id } of started) {
        await send(file, id, files.length === 1);
      }
      await queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'imports'], exact: true });
    })();
  };

  const runs = useImports(tenant, uploads);
  useRefreshWhenSettled(tenant, [...runs.values()]);
  return {
    items: uploads.map((upload) => toUploadItem(upload, runs.get(upload.id))),
    add,
    remove: (id) => dispatch({ type: 'upload.removed', id }),
  };
}

function useImports(tenant: string, uploads: readonly Upload[]): Map<string, Import> {
  const { api } = useServices();
  const accepted = uploads.filter((upload) => upload.state === 'accepted');
  const results = useQueries({
    queries: accepted.map(({ importId }) => importQuery({ api, tenant }, importId)),
  });
  const pairs = accepted.flatMap(({ id }, at): [string, Import][] => {
    const run = results[at]?.data;
    return run === undefined ? [] : [[id, run]];
  });
  return new Map(pairs);
}
