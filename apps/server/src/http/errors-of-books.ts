import type { ErrorSpec } from './error-spec.ts';

/** Errors on the way from a platform to the books: mappings, connections, runs, entries, batches. */
export const BOOKS_ERRORS = {
  store_mapping_not_found: { status: 404, message: 'Store mapping not found' },
  store_mapping_in_use: {
    status: 409,
    message: 'This match has posted entries. Rematch the store from a later day instead.',
  },
  discovered_store_not_found: { status: 404, message: 'Platform store not found' },
  platform_store_unknown_not_found: {
    status: 404,
    message: 'The platform lists no store with this ID. Refresh its stores.',
  },
  platform_store_mapped: {
    status: 409,
    message: 'This platform store is already matched to another store. Unlink it there first.',
  },
  platform_not_connected: {
    status: 409,
    message: "This platform isn't connected. Connect it first, or upload its reports.",
  },
  tenant_id_required: { status: 400, message: 'tenant_id is required for connecting channel' },

  report_missing: { status: 400, message: 'Send one report file in the field "file".' },
  report_empty: {
    status: 400,
    message: 'The report file is empty. Export it again and upload the new file.',
  },
  report_incomplete: {
    status: 400,
    message:
      'The upload stopped before the file was complete. Nothing was stored. Upload it again.',
  },
  too_many_reports: {
    status: 400,
    message: 'Send one report file at a time. A ZIP can hold several.',
  },
  report_too_large: {
    status: 413,
    message:
      'The report is over 10 MB, the limit for one request. Upload it in parts, which works up to 200 MB.',
  },
  upload_not_found: {
    status: 404,
    message: 'Upload not found. It may have expired. Start it again.',
  },
  upload_offset_wrong: {
    status: 409,
    message:
      "This part doesn't begin where the last one ended. Check the upload and continue from there.",
  },
  upload_part_too_large: {
    status: 413,
    message: 'This part is larger than 8 MB, or runs past the end of the file. Send a smaller one.',
  },
  upload_incomplete: {
    status: 409,
    message: 'Parts of this file are still missing. Send the rest, then complete the upload.',
  },
  storage_limit_reached: {
    status: 409,
    message:
      "This file doesn't fit in your plan's storage. Change the plan, or delete unfinished uploads.",
  },
  import_not_found: { status: 404, message: 'Import not found' },
  import_not_ready: {
    status: 409,
    message: "This import has nothing to put into workpapers yet. Wait until it's ready.",
  },
  import_not_retryable: { status: 409, message: 'You can retry only a failed import.' },
  column_decision_not_found: { status: 404, message: 'Decision not found' },
  column_decision_revoked: { status: 409, message: 'This decision was already revoked.' },
  column_not_open: {
    status: 409,
    message: 'No file in this run is waiting for a decision about that column.',
  },
  column_decision_refused: {
    status: 409,
    message: "The file can't be read with this decision. Decide again what the column is.",
  },
  channel_is_syncing: {
    status: 409,
    message: 'This channel is syncing. Try again when it finishes.',
  },
  run_not_found: { status: 404, message: 'Sync run not found' },
  run_not_retryable: {
    status: 409,
    message: 'You can retry only a run that failed, was canceled or has refused entries.',
  },
  run_not_approvable: {
    status: 409,
    message:
      'No entries in this run are ready to post. Map open line items and review its entries.',
  },
  run_of_another_version: {
    status: 409,
    message:
      "This run was saved by another release of Platebook, and this one can't read it. It continues automatically once the server runs that release again.",
  },
  run_not_cancellable: {
    status: 409,
    message: "This run has ended. There's nothing left to stop.",
  },
  run_without_payouts: {
    status: 409,
    message: 'This run has nothing to put into workpapers yet. Wait until it has read its payouts.',
  },
  file_not_found: { status: 404, message: 'This run has no such file.' },
  payout_not_found: { status: 404, message: 'Payout not found' },
  entry_not_found: {
    status: 404,
    message: 'No entry for this payout has that document number with these options.',
  },
  books_entry_not_found: { status: 404, message: 'Entry not found' },
  difference_wrong: {
    status: 409,
    message: 'The deposit differs by a different amount. Nothing was approved.',
  },
  difference_not_found: {
    status: 409,
    message:
      "No rows were set aside for this payout, so there's no difference to confirm. Nothing was approved. Approve it without a difference.",
  },
  difference_of_several_payouts: {
    status: 409,
    message:
      "These entries aren't all from one payout. Nothing was approved. Confirm one payout's difference at a time.",
  },
  exception_not_found: { status: 404, message: 'Exception not found' },
  exception_resolved: { status: 409, message: 'This exception is already resolved.' },
  entry_not_skippable: {
    status: 409,
    message: 'This entry was already approved, posted or reversed. Reverse it instead.',
  },
  entry_not_skipped: { status: 409, message: "This entry wasn't skipped." },
  entry_not_reversed: { status: 409, message: 'Only a reversed entry can be posted again.' },
  entry_posted_again: {
    status: 409,
    message: 'This entry was already posted again. Open the new entry.',
  },
  entry_not_posted: { status: 409, message: 'Only a posted entry can be reversed.' },
  undo_period_closed: {
    status: 409,
    message: 'Your books are closed for that date. Reverse the entry today instead.',
  },
  undo_reconciled: {
    status: 409,
    message:
      "This entry is cleared or reconciled in QuickBooks, so it stays as it is. Reverse it with today's date instead, which posts a separate entry in an open period.",
  },
  entry_being_posted: {
    status: 409,
    message: 'This entry is being posted. Wait until QuickBooks confirms.',
  },
  entry_not_ambiguous: {
    status: 409,
    message: "This entry's status is known. There's nothing to check in QuickBooks.",
  },
  nothing_to_post: {
    status: 409,
    message: 'None of these entries can be posted now. Open each one to see why.',
  },
  run_not_undoable: {
    status: 409,
    message: 'This run has posted nothing that can be reversed now.',
  },
  posting_not_included: {
    status: 409,
    message: 'The trial or the plan has ended, so nothing is posted. Choose a plan to continue.',
  },
  client_posts_nothing: {
    status: 409,
    message: 'This client is delivery-only. Switch it to QuickBooks Online to post entries.',
  },
  books_not_connected: {
    status: 409,
    message: "QuickBooks isn't connected. Connect it on the QuickBooks page first.",
  },
  books_paused: {
    status: 409,
    message:
      'The connection to QuickBooks is paused, so nothing is posted. Resume it on the QuickBooks page, then post.',
  },
  books_connection_lost: {
    status: 409,
    message:
      'QuickBooks no longer accepts our connection, so nothing is posted. Connect it again on the QuickBooks page, then post.',
  },
  entry_draft_not_found: { status: 404, message: 'Draft not found' },
  too_many_entry_drafts: {
    status: 409,
    message: 'This store already has 50 drafts. Save or delete some first.',
  },
  attachment_not_found: { status: 404, message: 'This entry has no such file.' },
  attachment_unreadable: {
    status: 400,
    message: "Choose one file that isn't empty. Nothing was saved.",
  },
  attachment_type_unknown: {
    status: 400,
    message: 'Attach a PDF, PNG, JPEG, GIF, CSV, TXT, DOCX or XLSX file.',
  },
  attachment_too_large: { status: 413, message: 'The file is over 5 MB. Attach a smaller copy.' },
  too_many_attachments: {
    status: 409,
    message: 'An entry can have at most 10 files. Remove one first.',
  },
  support_ticket_not_found: { status: 404, message: 'Ticket not found' },
  support_message_not_found: { status: 404, message: 'Message not found' },
  support_attachment_not_found: { status: 404, message: 'This message has no such file.' },
  too_many_support_attachments: {
    status: 409,
    message: 'A message can have at most 5 files. Send the rest in another message.',
  },
  attachment_in_books: {
    status: 409,
    message: 'This file is attached to the entry in QuickBooks. Remove it there.',
  },
  books_unavailable: {
    status: 503,
    message: "We couldn't reach QuickBooks. Nothing was changed. Try again in a moment.",
  },
  manual_entry_unbalanced: {
    status: 400,
    message: "This entry's debits and credits aren't equal. Correct the amounts.",
  },
  manual_entry_duplicate: {
    status: 409,
    message:
      'An entry with the same store, platform, day and amount already exists. To post both, confirm that this one is intended.',
  },
  manual_entry_account_unknown: {
    status: 400,
    message: "This account isn't in QuickBooks. Refresh the accounts, or choose another one.",
  },
  line_not_found: { status: 404, message: 'This entry has no such line.' },

  notification_not_found: { status: 404, message: 'Notification not found' },

  account_of_two_types: {
    status: 409,
    message:
      "An account in QuickBooks has one type, so it can't be used for both. Choose another account.",
  },
  mapping_changed: {
    status: 409,
    message: 'Someone else changed this mapping. Review the current version, then save again.',
  },
  mapping_change_not_found: { status: 404, message: 'Mapping change not found' },
  mapping_source_not_found: {
    status: 404,
    message: "There's no such client to copy from, or you don't have access to it.",
  },
  books_refused: { status: 409, message: 'QuickBooks refused this. Nothing was changed.' },

  connection_not_found: { status: 404, message: 'Connection not found' },
  connection_ended: {
    status: 409,
    message: 'This connection was disconnected. Connect again first.',
  },
  provider_not_offered: {
    status: 409,
    message:
      "This installation isn't connected to that provider yet. Upload its report files instead.",
  },
  provider_unavailable: {
    status: 503,
    message: "We couldn't reach the provider. Nothing was changed. Try again in a moment.",
  },
  consent_invalid: {
    status: 400,
    message:
      "This response doesn't match an open request of yours. It's too old or was already used. Connect again.",
  },
  wrong_company: {
    status: 409,
    message: "This isn't the account this client is connected to. Nothing was changed.",
  },
  realm_taken: {
    status: 409,
    message:
      'Another client is connected to this QuickBooks company. Two clients posting to it would record everything twice. Choose another company, or disconnect the other client first.',
  },
  connection_credentials_refused: {
    status: 400,
    message:
      "DoorDash doesn't accept these credentials. Copy all three again from its developer portal.",
  },

  batch_not_found: { status: 404, message: 'Batch not found' },
  batch_conflict: {
    status: 409,
    message: "This batch can't do that in its current status. Open it again.",
  },
  confirmation_required: {
    status: 409,
    message: 'This posts many entries. Type what the preview asks for to start it.',
  },
  generated_report_not_found: { status: 404, message: 'Report not found' },
  generated_report_not_ready: { status: 409, message: 'This report has no file. Create it again.' },
} as const satisfies Record<string, ErrorSpec>;
