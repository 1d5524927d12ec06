import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { callOnce, jsonContent } from '../call.ts';
import { openListingCall, readJson, textOf, unreadableList } from '../listing-call.ts';
import type { ListingCall, ListingDeps } from '../listing-call.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { ListingError } from '../store-listing.port.ts';
import type { ListedStore, PlatformAddress, PlatformStoreListing } from '../store-listing.port.ts';
import { DOORDASH_NAME } from './doordash-name.ts';

const DOORDASH = { provider: 'doordash', name: DOORDASH_NAME } as const;
const REPORTS = '/dataexchange/v1/reports';
const MOST_UNPACKED_BYTES = 20_000_000;
const DAY_MS = 86_400_000;

/**
 * DoorDash has no store list endpoint; its STORE_INFORMATION report serves as one (docs/reporting/how_to/get_a_report).
 * It is usually ready within five minutes; its link is valid for twenty seconds and is fetched right before the download.
 */
export function createDoorDashStores(deps: ListingDeps): PlatformStoreListing {
  return async (scope, { reportId, today }) => {
    const call = await openListingCall(deps, scope, DOORDASH);
    if (reportId === null) {
      return { kind: 'waiting', reportId: await askForReport(call, today) };
    }
    const link = readJson(
      await call.send((apiUrl) => ({
        url: `${apiUrl}${REPORTS}/${encodeURIComponent(reportId)}/reportlink`,
      })),
      DOORDASH.name,
    );
    const address = textOf(link['report_link']);
    if (link['report_status'] === 'FAILED') {
      throw new ListingError('platform_refused', "DoorDash couldn't prepare its store list.", {
        values: { why: 'list_not_made', name: DOORDASH.name },
      });
    }
    if (link['report_status'] !== 'SUCCEEDED' || address === null) {
      return { kind: 'waiting', reportId };
    }
    const stores = readStoreInformation(await download(deps, address));
    return { kind: 'listed', connectionId: call.connectionId, stores };
  };
}

/** Empty lists select every store of the partner. A store report has no period; yesterday is requested. */
async function askForReport({ send }: ListingCall, today: string): Promise<string> {
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const answer = await send((apiUrl) => ({
    url: `${apiUrl}${REPORTS}`,
    method: 'POST',
    ...jsonContent({
      business_ids: [],
      store_ids: [],
      start_date: yesterday,
      end_date: yesterday,
      report_type: 'STORE_INFORMATION',
      report_version: 1,
    }),
  }));
  const reportId = textOf(readJson(answer, DOORDASH.name)['report_id']);
  if (reportId === null) {
    throw unreadableList(DOORDASH.name);
  }
  return reportId;
}

/** A pre-signed URL: called without `Authorization`. */
async function download({ outbound }: ListingDeps, url: string): Promise<Buffer> {
  const { bytes } = await callOnce({
    outbound,
    name: DOORDASH.name,
    request: { url },
    accepts: (status) => status === 200,
  }).catch((cause: unknown) => {
    throw cause instanceof ProviderFailure ? lateLink(cause) : cause;
  });
  return bytes;
}

function lateLink(cause: ProviderFailure): ListingError {
  return new ListingError(
    'platform_unavailable',
    "DoorDash didn't return its list of stores. We'll try again automatically.",
    { values: { why: 'list_late', name: DOORDASH.name }, cause },
  );
}

/** Parses a ZIP of CSV files with upper-case headers. */
function readStoreInformation(bytes: Uint8Array): ListedStore[] {
  return [...unpack(bytes)].flatMap((text) => {
    const { data } = Papa.parse<Record<string, string>>(text, {
      header: true,
      skipEmptyLines: 'greedy',
      transformHeader: (header) => header.trim().toLowerCase(),
    });
    return data.map(toStore);
  });
}

function* unpack(bytes: Uint8Array): Generator<string> {
  let unpacked = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        return name.toLowerCase().endsWith('.csv') && unpacked <= MOST_UNPACKED_BYTES;
      },
    });
  } catch (cause) {
    throw unreadableList(DOORDASH.name, cause);
  }
  if (unpacked > MOST_UNPACKED_BYTES || Object.keys(files).length === 0) {
    throw unreadableList(DOORDASH.name);
  }
  for (const file of Object.values(files)) {
    yield new TextDecoder().decode(file);
  }
}

function toStore(row: Readonly<Record<string, string>>): ListedStore {
  const platformStoreId = textOf(row['store_id']);
  if (platformStoreId === null) {
    throw unreadableList(DOORDASH.name);
  }
  return {
    platformStoreId,
    name: textOf(row['store_name']) ?? platformStoreId,
    externalRef: present(row['merchant_supplied_id']),
    address: toAddress(present(row['store_address'])),
    timeZone: null,
    currency: null,
    isActive: textOf(row['store_status'])?.toLowerCase() === 'active',
  };
}

/** An empty cell may hold the literal text NULL (platform-apis 2.3). */
function present(value: string | undefined): string | null {
  const text = textOf(value);
  return text === null || text.toUpperCase() === 'NULL' ? null : text;
}

/** Parses one line of text: `123 Main St, Boston, MA 02110, USA`, or the street alone. */
function toAddress(text: string | null): PlatformAddress | null {
  if (text === null) {
    return null;
  }
  const whole =
    /^(.+), *([^,]+), *([A-Z]{2}),? +(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:, *(USA?|CA|Canada))?$/.exec(
      text,
    );
  const [, line1 = text, city = null, region = null, postalCode = null] = whole ?? [];
  return {
    line1,
    city,
    region,
    postal_code: postalCode,
    country: postalCode === null ? null : /^\d/.test(postalCode) ? 'US' : 'CA',
  };
}
