import type { ErrorSpec } from './error-spec.ts';

/** Errors of the operators' own actions. */
export const OPERATORS_ERRORS = {
  report_format_trial_not_found: {
    status: 404,
    message: "These changes haven't been tried. Try them first.",
  },
  report_format_version_not_found: { status: 404, message: 'Version not found' },
  log_line_not_found: { status: 404, message: 'This log line is no longer there.' },
  trace_not_found: { status: 404, message: 'We have no record of this request, or no longer do.' },
  invitation_code_not_found: { status: 404, message: 'Invitation code not found' },
  person_not_found: { status: 404, message: 'Person not found' },
  broadcast_not_found: { status: 404, message: 'Broadcast not found' },
  broadcast_not_scheduled: {
    status: 409,
    message: 'This broadcast is no longer scheduled. Nothing was canceled.',
  },
  no_confirmed_email: {
    status: 409,
    message: 'Confirm your own email address first. Nothing was sent.',
  },
  view_access_not_found: {
    status: 404,
    message: "Support can't view this client, so there's nothing to end.",
  },
  verification_code_not_found: { status: 404, message: 'Verification code not found' },
  demo_booking_not_found: { status: 404, message: 'Demo request not found' },
} as const satisfies Record<string, ErrorSpec>;
