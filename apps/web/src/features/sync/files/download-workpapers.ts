import type { ApiClient } from '@platebook/api-client';
import type { NamedFile } from '../../../shared/api/save-file.ts';

export type Workbook = NamedFile;

/** The workpapers of one import, under the server's file name. */
export async function downloadImportWorkpapers(
  api: ApiClient,
  tenant: string,
  id: string,
): Promise<Workbook> {
  const { data, response } = await api.GET(
    '/api/v2/clients/tenants/{tenant}/imports/{import}/workpapers',
    { params: { path: { tenant, import: id } }, parseAs: 'blob' },
  );
  return toWorkbook(data, response);
}

/** The workpapers of one payout, under the server's file name. */
export async function downloadPayoutWorkpapers(
  api: ApiClient,
  tenant: string,
  id: string,
): Promise<Workbook> {
  const { data, response } = await api.GET(
    '/api/v2/clients/tenants/{tenant}/payouts/{payout}/workpapers',
    { params: { path: { tenant, payout: id } }, parseAs: 'blob' },
  );
  return toWorkbook(data, response);
}

function toWorkbook(bytes: Blob | undefined, response: Response): Workbook {
  if (bytes === undefined) {
    throw new Error('The answer to a workpapers download has no body.');
  }
  return { name: toFileName(response.headers.get('content-disposition')), bytes };
}

/** The file name of a `Content-Disposition` header: the UTF-8 form if present. */
export function toFileName(header: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (extended !== undefined) {
    return decodeURIComponent(extended);
  }
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1] ?? 'workpapers.xlsx';
}
