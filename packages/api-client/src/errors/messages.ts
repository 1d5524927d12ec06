/** Sentences of the product's specification, verbatim (`docs/adr/0001-spec-words-and-casing.md`), defined only here. */
export const MESSAGES = {
  authenticationFailedLogInAgain: 'Authentication failed. Please log in again.',
  authenticationErrorLogInAgain: 'Authentication error. Please log in again.',
  insufficientPermissions:
    'Insufficient permissions. Please check client context or contact administrator.',
  verifyEmail: 'Please verify your email address before logging in.',
  invalidCredentials: 'Invalid email or password.',
  sessionExpired: 'Your session has expired. Please log in again.',
  authenticationFailed: 'Authentication failed',
  network: 'Network error. Please check your connection and try again.',
  requestFailed: 'Request failed',
  apiRequestFailed: 'API request failed',
  apiError: 'API Error',
  unknownErrorOccurred: 'Unknown error occurred',
  anUnknownErrorOccurred: 'An unknown error occurred',
  unexpectedErrorOccurred: 'An unexpected error occurred',
  failedToLoadClients: 'Failed to load clients',
  failedToCreateClient: 'Failed to create client',
  failedToUpdateClient: 'Failed to update client',
  failedToDeleteClient: 'Failed to delete client',
  failedToLogin: 'Failed to login',
  failedToRegister: 'Failed to register',
  failedToSendResetEmail: 'Failed to send reset email',
  failedToUpdatePassword: 'Failed to update password',
  failedToLoadUserTenants: 'Failed to load user tenants',
  userNotAuthenticated: 'User not authenticated',
  selectClientFirst: 'Please select a client first',
  createFirstClient: 'Please create your first client to start using the system',
  insufficientDataFlowPermissions: 'Insufficient permissions for DataFlow access',
  sessionExpiredTitle: 'Session Expired',
  sessionExpiredText: 'Current session has expired, please log in again',
} as const;

/**
 * The sentence of `MESSAGES` for a refused sign-in, by the server's message; unknown ones become `Authentication
 * failed`. `message` is the server's text, or its code with underscores.
 *
 * @example
 * toSignInMessage('invalid_credentials'); // 'Invalid email or password.'
 * toSignInMessage('Token has expired'); // 'Your session has expired. Please log in again.'
 */
export function toSignInMessage(message: string): string {
  const words = message.toLowerCase().replaceAll('_', ' ');
  const found = SIGN_IN_MESSAGES.find(([part]) => words.includes(part));
  return found === undefined ? MESSAGES.authenticationFailed : found[1];
}

const SIGN_IN_MESSAGES: readonly (readonly [part: string, message: string])[] = [
  ['not confirmed', MESSAGES.verifyEmail],
  ['invalid credentials', MESSAGES.invalidCredentials],
  ['expired', MESSAGES.sessionExpired],
];
