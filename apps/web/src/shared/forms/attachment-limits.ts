/** What the server takes as a file beside an entry or a message, as `accept` of a file input. */
export const ATTACHMENT_KINDS = '.pdf,.png,.jpg,.jpeg,.gif,.csv,.txt,.docx,.xlsx';
/** And how large. */
export const ATTACHMENT_MAX_BYTES = 5 * 1024 * 1024;
