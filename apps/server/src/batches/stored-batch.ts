import type { ReasonValues } from '@platebook/api-client/french';
import * as v from 'valibot';
import { STORED_VALUES } from '../db/stored-values.ts';
import { batchMessage, isBatchMessageCode } from './batch-messages.ts';
import type { BatchMessage } from './batch-messages.ts';
import type { BatchLink, BatchOptions } from './batch-work.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

/** The options of a batch. */
export const OPTIONS = v.object({
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  channel_type: v.optional(v.picklist(DELIVERY_PLATFORMS)),
  dry_run: v.optional(v.boolean()),
  template: v.optional(
    v.picklist(['us_facilitated', 'us_not_facilitated', 'canada', 'cash', 'minimal']),
  ),
  from_tenant_id: v.optional(v.string()),
  paused: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, BatchOptions>;

/** A link to an item's result. */
export const LINK = v.object({
  // Stored without a code before links had codes.
  code: v.fallback(v.picklist(['entries', 'mapping', 'runs', 'sync', 'download']), 'sync'),
  label: v.string(),
  href: v.string(),
}) satisfies v.GenericSchema<unknown, BatchLink>;

/** What was done for an item, part by part. */
export const RESULTS = v.array(
  v.pipe(
    v.object({ code: v.string(), values: STORED_VALUES, message: v.string() }),
    v.transform(toMessage),
  ),
);

/** A message with a code unknown to this version is shown as stored. */
function toMessage(stored: {
  readonly code: string;
  readonly values: ReasonValues;
  readonly message: string;
}): BatchMessage {
  const { code, values, message } = stored;
  return code !== 'stored' && isBatchMessageCode(code)
    ? // Written by `batchMessage` alone, which gives each code its values.
      ({ code, values, message } as BatchMessage)
    : batchMessage('stored', { text: message });
}
