import { z } from 'zod'
import { MAIL_LANGUAGES } from '#shared/rules/languages.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import {
  CUSTOMER_TYPES,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  MAX_PROFILE_PHOTO_BYTES,
  PROFILE_FIELD_MAX_LENGTHS,
  type ProfileField,
} from '#shared/rules/profile.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { ROLES } from './accounts.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { clearable, fileField, id, lowerCaseEmail, pinCode, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Profile')

/**
 * Whether an account may administer now: `grace` is the first sign-in without a second factor; with
 * `needs-…` the calls of administrators are refused until that is there.
 */
export const ADMIN_ACCESS = ['none', 'open', 'grace', 'needs-password', 'needs-factor'] as const
export type AdminAccess = (typeof ADMIN_ACCESS)[number]

export const profile = z
  .object({
    id,
    role: z.enum(ROLES),
    adminAccess: z
      .enum(ADMIN_ACCESS)
      .describe('Whether the account can use administrator functions in this session'),
    isHelper: z.boolean().describe('Whether the account may call businesses and write facts'),
    name: z.string(),
    email: z.string().nullable(),
    mobile: z
      .string()
      .nullable()
      .describe('The number that signs in. `phone` is what others are told'),
    hasPassword: z.boolean(),
    offersPasskey: z.boolean().describe('Asked once'),
    emailConfirmed: z.boolean(),
    language: z.enum(MAIL_LANGUAGES).describe('Language of my screens and of mails to me'),
    mailLanguage: z.enum(MAIL_LANGUAGES).describe('The former name of `language`'),
    pendingEmail: z.string().nullable().describe('New email that is not confirmed yet'),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    pincode: z.string().nullable(),
    customerType: z.enum(CUSTOMER_TYPES),
    profilePhoto: z.string().nullable().describe('A path that works until the end of tomorrow'),
  })
  .meta({ id: 'Profile' })

export type Profile = z.output<typeof profile>

export const getProfile = endpoint('GET /users/profile', {
  summary: 'Get my profile',
  guard: 'user',
  answer: success(profile),
})

const text = (name: ProfileField) =>
  z.string().overwrite(normaliseLine).max(PROFILE_FIELD_MAX_LENGTHS[name])

const phone = z
  .string()
  .trim()
  .max(PROFILE_FIELD_MAX_LENGTHS.phone)
  .transform((text, context) => {
    const number = normalisePhone(text)
    if (number === null) context.addIssue({ code: 'custom', message: 'Enter a valid phone number' })
    return number ?? ''
  })

export const updateProfile = endpoint('PUT /users/profile', {
  summary: 'Update my profile',
  description:
    'A new email takes effect once it is confirmed with the link that is mailed to it. The ' +
    'old address is notified. `role` is accepted but ignored: administrators manage roles.',
  guard: 'user',
  body: z.object({
    name: text('name').min(1, 'Enter your name'),
    email: clearable(lowerCaseEmail).describe('Blank only while the account has none'),
    phone: clearable(phone),
    address: clearable(text('address')),
    city: clearable(text('city')),
    state: clearable(text('state')),
    pincode: clearable(pinCode),
    customerType: z.enum(CUSTOMER_TYPES).optional(),
    role: z.string().max(40).optional().describe('Ignored'),
  } satisfies Record<ProfileField | 'customerType' | 'role', z.ZodType>),
  answer: success(profile),
  codes: ['CONFIRM_NEEDED', 'TOO_MANY_REQUESTS'],
})

export const saveLanguage = endpoint('PUT /users/profile/language', {
  summary: 'Set my language',
  description: 'Of mails to me, and of the screens that signing in leads to.',
  guard: 'user',
  body: z.object({ language: z.enum(MAIL_LANGUAGES) }),
  answer: success(profile),
})

export const saveMailLanguage = endpoint('PUT /users/profile/mail-language', {
  summary: 'Set my language (former name)',
  description: 'As `PUT /users/profile/language`. For programs and open pages of before.',
  guard: 'user',
  body: z.object({ mailLanguage: z.enum(MAIL_LANGUAGES) }),
  answer: success(profile),
})

export const confirmNewEmail = endpoint('POST /users/profile/confirm-email', {
  summary: 'Confirm my new email with the link from a mail',
  guard: 'user',
  body: z.object({ token: z.string().trim().min(1).max(200) }),
  answer: success(profile),
  codes: ['LINK_INVALID', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'Password must be at least 6 characters long')
  .max(MAX_PASSWORD_LENGTH)

export const changePassword = endpoint('POST /users/profile/change-password', {
  summary: 'Change my password',
  description: 'All other sessions end; this one continues.',
  guard: 'user',
  body: z.object({
    currentPassword: z
      .string()
      .min(1, 'Enter your current password')
      .max(MAX_PASSWORD_LENGTH)
      .optional()
      .describe('Left out for the first password of an account with a mobile number'),
    newPassword,
  }),
  answer: success(z.object({ changed: z.literal(true) })),
  codes: ['CONFIRM_NEEDED', 'TOO_MANY_REQUESTS'],
})

export const ratePassword = endpoint('POST /users/profile/rate-password', {
  summary: 'Rate the strength of a new password',
  description:
    'Checked only on this server, against its lists of common and leaked passwords. Nothing ' +
    'is stored.',
  guard: 'user',
  body: z.object({ newPassword: z.string().max(MAX_PASSWORD_LENGTH) }),
  answer: success(
    z.object({
      strength: z.int().min(0).max(4),
      advice: sentence.nullable().describe('Why it would be rejected, and how to improve it'),
    }),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})

export const uploadProfilePhoto = endpoint('POST /users/profile/upload-photo', {
  summary: 'Upload my profile photo',
  guard: 'user',
  files: { profilePhoto: { atMost: 1, bytes: MAX_PROFILE_PHOTO_BYTES } },
  body: z.object({ profilePhoto: fileField('A JPEG, PNG or WebP image below 5 MB') }),
  answer: success(z.object({ profilePhoto: z.string() })),
})

export const removeProfilePhoto = endpoint('DELETE /users/profile/photo', {
  summary: 'Remove my profile photo',
  guard: 'user',
  answer: success(z.object({ removed: z.literal(true) })),
})
