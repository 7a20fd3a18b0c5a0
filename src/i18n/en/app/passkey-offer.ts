/** Offered once to who logs in by codes to a number. */
export const passkeyOffer = {
  title: 'Log in faster next time',
  text: 'Use this phone’s fingerprint, face or screen lock. No SMS needed.',
  name: 'This phone',
  make: 'Set up',
  making: 'Waiting for your phone…',
  decline: 'No, thanks',
  failed: 'It didn’t work. You can try again, or add a passkey in your profile later.',
}
