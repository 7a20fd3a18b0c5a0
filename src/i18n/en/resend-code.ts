/** The button that mails the code of a registration again. */
export const resendCode = {
  send: 'Send the code again',
  sendIn: (seconds: number) => `Send the code again in ${seconds} s`,
  sending: 'Sending…',
  sent: 'We sent a new code. Use the newest email.',
  failed: 'Something went wrong. Please try again later.',
}
