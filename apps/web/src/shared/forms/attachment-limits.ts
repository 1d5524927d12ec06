/** The attachment types the server accepts, as `accept` of a file input. */
export const ATTACHMENT_KINDS = '.pdf,.png,.jpg,.jpeg,.gif,.csv,.txt,.docx,.xlsx';
/** The maximum attachment size. */
export const ATTACHMENT_MAX_BYTES = 5 * 1024 * 1024;
