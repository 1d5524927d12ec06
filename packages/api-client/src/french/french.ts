/** French for the server's messages, by code: used by the web app and by mails. */
export { frenchAccountType } from './account-types.fr.ts';
export { frenchComponent, frenchWaterfallStep } from './components.fr.ts';
export { frenchDifferences } from './entry-differences.fr.ts';
export { frenchFieldError, type SentFieldError } from './field-errors.fr.ts';
export type { FieldErrorCode, FieldErrorValues } from './field-errors.ts';
export { frenchNotification, type SentWording } from './notifications.fr.ts';
export type { NotificationWording, NotificationWords } from './notification-wording.ts';
export type { ReasonValues, SentReason } from './reason-values.ts';
export { frenchAction, frenchReason } from './reasons.fr.ts';
export { frenchWaterfall, type SummarizedPayout } from './waterfall.fr.ts';
