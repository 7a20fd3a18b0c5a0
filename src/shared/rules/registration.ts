/** How long one waits before the code of a registration is mailed again. */
export const RESEND_WAIT_S = 60

/** How many wrong codes end a registration. */
export const MAX_REGISTRATION_CODE_ATTEMPTS = 5
