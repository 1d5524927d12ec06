import type { ErrorSpec } from './error-spec.ts';

/** Errors of the operators' own actions. */
export const OPERATORS_ERRORS = {
  report_format_trial_not_found: {
    status: 404,
    message: 'These changes were not tried. Try them first.',
  },
  report_format_version_not_found: { status: 404, message: 'Version not found' },
  log_line_not_found: { status: 404, message: 'This line of the log is not there any more.' },
  trace_not_found: { status: 404, message: 'Nothing is known of this request any more.' },
  invitation_code_not_found: { status: 404, message: 'Invitation code not found' },
  person_not_found: { status: 404, message: 'Person not found' },
  broadcast_not_found: { status: 404, message: 'Broadcast not found' },
  broadcast_not_scheduled: {
    status: 409,
    message: 'This broadcast is no longer scheduled. Nothing was canceled.',
  },
  no_confirmed_email: {
    status: 409,
    message: 'Confirm an email address of your own first. Nothing was sent.',
  },
  view_access_not_found: {
    status: 404,
    message: 'Support may not look at this client, so there is nothing to end.',
  },
  verification_code_not_found: { status: 404, message: 'Verification code not found' },
  demo_booking_not_found: { status: 404, message: 'Request for a demo not found' },
} as const satisfies Record<string, ErrorSpec>;
