import {
  SESSION_TOAST_DEFAULT_MS,
  SESSION_TOAST_ERROR_MS,
  SESSION_TOAST_RESTORED_MS,
  SESSION_TOAST_WARNING_MS,
} from '../limits.ts';
import type {
  SessionToast,
  SessionToastRequest,
  SessionToastType,
  ToastAction,
} from './session-toast.types.ts';

const LOG_IN: ToastAction = { text: 'Log In', altText: 'Open the login page', href: '/login' };

type CatalogueEntry = {
  readonly title: string;
  /** The title for messages that are not the catalogue's own. */
  readonly defaultTitle: string;
  readonly message: string;
  readonly durationMs: number | null;
  readonly action: ToastAction | null;
};

/** Texts as in the product's specification (`docs/adr/0001-spec-words-and-casing.md`). */
const CATALOGUE: Record<SessionToastType, CatalogueEntry> = {
  'session-expired': {
    title: 'Session Expired',
    defaultTitle: 'Session Expired',
    message: 'Current session has expired, please log in again',
    durationMs: null,
    action: LOG_IN,
  },
  'session-restored': {
    title: 'Session Restored',
    defaultTitle: 'Session Status Updated',
    message: 'Client context has been successfully recovered',
    durationMs: SESSION_TOAST_RESTORED_MS,
    action: null,
  },
  'session-warning': {
    title: 'Session Permission Warning',
    defaultTitle: 'Session Permission Warning',
    message: 'Client permission status has changed',
    durationMs: SESSION_TOAST_WARNING_MS,
    action: null,
  },
  error: {
    title: 'Session Error',
    defaultTitle: 'Session Error',
    message: '',
    durationMs: SESSION_TOAST_ERROR_MS,
    action: null,
  },
  default: {
    title: 'Session Notification',
    defaultTitle: 'Session Notification',
    message: '',
    durationMs: SESSION_TOAST_DEFAULT_MS,
    action: null,
  },
};

/**
 * The complete toast: title, message, duration in ms and action default to those of its type.
 *
 * @example
 * toSessionToast({ type: 'session-restored' }).title; // 'Session Restored'
 * toSessionToast({ type: 'error', message: 'The list could not be loaded.' }).durationMs; // 8000
 */
export function toSessionToast(request: SessionToastRequest): SessionToast {
  const { title, defaultTitle, ...entry } = CATALOGUE[request.type];
  return {
    ...entry,
    title: request.message === undefined ? title : defaultTitle,
    ...request,
  };
}
