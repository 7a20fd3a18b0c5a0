/**
 * Every code of a failure, with its HTTP status and the sentence that a person reads if there is no
 * better one.
 */
export const ERRORS = {
  BAD_JSON: { status: 400, message: 'The request is not valid JSON.' },
  INVALID_INPUT: { status: 400, message: 'Some values are not valid.' },
  LINK_INVALID: {
    status: 400,
    message: 'This link is incomplete, expired or already used.',
  },
  BAD_CREDENTIALS: { status: 401, message: 'Email or password is incorrect.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please login to continue.' },
  TOKEN_EXPIRED: { status: 401, message: 'Your session has ended. Please login again.' },
  CONFIRM_NEEDED: { status: 403, message: 'Please confirm it’s you.' },
  NEW_PASSWORD_NEEDED: {
    status: 403,
    message: 'Please choose a new password before you use the admin area.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: 'Administrators must use two-step verification. Please set it up in your profile.',
  },
  FORBIDDEN: { status: 403, message: 'Access denied.' },
  ORIGIN_NOT_ALLOWED: { status: 403, message: 'Requests from this website are not accepted.' },
  ACCOUNT_INACTIVE: { status: 403, message: 'This account has been deactivated.' },
  NUMBER_SILENT: {
    status: 403,
    message:
      'This account was not used for 90 days, and numbers change hands. Log in with your email ' +
      'or a passkey, or ask us to check it.',
  },
  REGISTRATION_CLOSED: { status: 403, message: 'New registrations are closed.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not accept that method.' },
  TOO_SLOW: {
    status: 408,
    message: 'The upload was too slow. Please try again on a better connection.',
  },
  NOT_POSSIBLE: { status: 409, message: 'This is not possible with its current status.' },
  NO_RECIPIENT: { status: 409, message: 'Not sent: no one can receive it right now.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed this. Please reload and try again.',
  },
  MOBILE_TAKEN: {
    status: 409,
    message:
      'Another account logs in with this number. Log in there and remove it first, or ask us.',
  },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  ALREADY_REVIEWED: {
    status: 409,
    message:
      'You have already reviewed this business. You can only submit one review per business.',
  },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  NOT_JSON: { status: 415, message: 'Send the request as application/json.' },
  NOT_MULTIPART: { status: 415, message: 'Send the request as multipart/form-data.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please try again later.' },
  NO_MESSAGES_LEFT: {
    status: 503,
    message:
      'No more text messages can be sent today. Log in with email or a passkey, or try again ' +
      'tomorrow.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again later.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is starting or under maintenance. Please try again shortly.',
  },
} as const

export type ErrorCode = keyof typeof ERRORS

export const errorMessage = (code: ErrorCode): string => ERRORS[code].message
