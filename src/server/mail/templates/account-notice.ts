import type { MailTemplate } from '#server/mail/template.ts'

/** What happened to an account, in the words its owner is told. */
const EVENTS = {
  'new-email-asked': {
    subject: 'A new email address was asked for',
    text:
      'Somebody who is signed in wants another email address for your account. Yours stays ' +
      'until the new one is confirmed.',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    text: 'Your account has another email address now. This one no longer belongs to it.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and all other devices were signed out.',
  },
  'authenticator-on': {
    subject: 'Signing in asks for a code now',
    text: 'An authenticator app was added: signing in asks for its code from now on.',
  },
  'authenticator-off': {
    subject: 'Signing in asks for no code any more',
    text: 'The authenticator app was removed from your account.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    text: 'A passkey was added to your account: it can be used when signing in.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: 'A passkey was removed from your account.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Somebody signed in with one of your recovery codes. It does not work again.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes',
    text: 'New recovery codes were made for your account. The ones before no longer work.',
  },
  'deletion-asked': {
    subject: 'Your account will be deleted',
    text: 'The deletion of your account was asked for. Sign in before that day to keep it.',
  },
  'deletion-called-off': {
    subject: 'Your account stays',
    text: 'You signed in, so your account is not deleted. Everything is as it was.',
  },
  deactivated: {
    subject: 'Your account was deactivated',
    text:
      'An administrator deactivated your account. You are signed out everywhere and cannot sign ' +
      'in. Write to us if you think that this is a mistake.',
  },
  activated: {
    subject: 'Your account is active again',
    text: 'An administrator activated your account. You can sign in again.',
  },
  'role-changed': {
    subject: 'Your account has another role',
    text: 'An administrator changed what your account may do. Please sign in again.',
  },
  'account-removed': {
    subject: 'Your account was deleted',
    text: 'An administrator deleted your account. This is the last mail about it.',
  },
  'account-erased': {
    subject: 'Your account was deleted',
    text:
      'Your account and what belonged to it were deleted, as you asked. This is the last mail ' +
      'about it.',
  },
} as const

export type AccountEvent = keyof typeof EVENTS

/** What no owner did. */
const BY_ADMIN = new Set<AccountEvent>([
  'deactivated',
  'activated',
  'role-changed',
  'account-removed',
])

type Values = { event: AccountEvent; url: string; day?: string }

/** Tells the owner of an account what happened to it; sent at once, whatever they chose. */
export const accountNotice: MailTemplate<Values> = {
  name: 'account-notice',
  write: ({ event, url, day }, { siteName }) => ({
    subject: `${siteName}: ${EVENTS[event].subject}`,
    hindi: 'आपके खाते के बारे में सूचना',
    paragraphs: [
      EVENTS[event].text,
      ...(BY_ADMIN.has(event) ? [] : ['If it was you, there is nothing to do.']),
    ],
    ...(day ? { facts: [{ label: 'Day', value: day }] } : {}),
    button: {
      text: event === 'email-changed' ? 'It was not me' : 'Look at your account',
      href: url,
    },
    ...(BY_ADMIN.has(event)
      ? {}
      : { after: ['If it was not you, change your password and sign out everywhere.'] }),
  }),
}
