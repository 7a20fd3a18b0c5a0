import { z } from 'zod'
import { CLAIM_NOTE_LENGTH, CLAIM_PROOFS, CLAIM_STATUSES } from '#shared/rules/claims.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import {
  clearable,
  file,
  id,
  idText,
  limit,
  page,
  reasonText,
  slug,
  storedId,
  timestamp,
} from './values.ts'

const TAG = 'Claims of businesses'
const MB = 1024 * 1024
const params = z.object({ id: idText })
const business = z.object({ id, name: z.string(), slug, city: z.string() })

export const claim = z
  .object({
    id,
    business,
    proof: z.enum(CLAIM_PROOFS),
    status: z.enum(CLAIM_STATUSES),
    note: z.string().nullable(),
    isProven: z.boolean().describe('The mailed code was typed'),
    reason: z.string().nullable().describe('Why it was refused'),
    decidedAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Claim' })

export type Claim = z.output<typeof claim>

export const readClaimWays = endpoint({
  method: 'GET',
  path: '/claims/business/{id}',
  tag: TAG,
  summary: 'How the asker can show that a business without an owner is theirs',
  guard: 'user',
  params,
  answer: success(
    z.object({
      business,
      isFree: z.boolean().describe('false: it has an owner already'),
      isOwn: z.boolean(),
      email: z.string().nullable().describe('Where a code can be mailed, masked'),
      phone: z.string().nullable().describe('Which number can be called back, masked'),
      claim: claim.nullable().describe('The asker’s own claim that waits'),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const claimBusiness = endpoint({
  method: 'POST',
  path: '/claims',
  tag: TAG,
  summary: 'Say that a business without an owner is one’s own',
  description:
    'By a code mailed to the address of the listing, a call to its number, or a picture of a ' +
    'paper. While a claim of the same person waits, its proof is replaced, and another code is ' +
    'mailed. An administrator decides.',
  guard: 'user',
  body: z.object({
    businessId: storedId,
    proof: z.enum(CLAIM_PROOFS),
    note: clearable(z.string().trim().min(1).max(CLAIM_NOTE_LENGTH)).describe(
      'For whom to ask and when to call, or what the paper shows',
    ),
    document: clearable(z.string().trim().max(300)).describe('As its upload answered it'),
  }),
  answer: success(claim),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const proveClaim = endpoint({
  method: 'POST',
  path: '/claims/{id}/code',
  tag: TAG,
  summary: 'Give the mailed code of a claim',
  guard: 'user',
  params,
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6-digit code from the email'),
  }),
  answer: success(claim),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const withdrawClaim = endpoint({
  method: 'DELETE',
  path: '/claims/{id}',
  tag: TAG,
  summary: 'Withdraw a claim of one’s own that waits',
  guard: 'user',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})

export const myClaims = endpoint({
  method: 'GET',
  path: '/claims/mine',
  tag: TAG,
  summary: 'The claims of the account, the newest first',
  guard: 'user',
  answer: success(z.array(claim)),
})

export const managedClaim = claim
  .extend({
    claimant: z.object({ id, name: z.string(), email: z.string() }),
    contact: z
      .object({ email: z.string().nullable(), phone: z.string().nullable() })
      .describe('Of the listing'),
    document: z.string().nullable().describe('A link for administrators, good for a day'),
    others: z.int().describe('How many other claims of the same business wait'),
  })
  .meta({ id: 'ManagedClaim' })

export const listClaims = endpoint({
  method: 'GET',
  path: '/claims',
  tag: TAG,
  summary: 'Claims, those that waited longest first',
  guard: 'admin',
  query: z.object({
    status: z.enum(CLAIM_STATUSES).default('open'),
    page,
    limit: limit(50),
  }),
  answer: success(z.array(managedClaim), { pagination }),
})

const decided = success(z.object({ id, businessId: id }))

export const approveClaim = endpoint({
  method: 'PATCH',
  path: '/claims/{id}/approve',
  tag: TAG,
  summary: 'Hand a business over to who claims it',
  description:
    'The claimant becomes its owner and gets a business account; others who claim it are ' +
    'refused. All are told by mail, and the address of the listing too.',
  guard: 'admin',
  stepUp: true,
  params,
  answer: decided,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const rejectClaim = endpoint({
  method: 'PATCH',
  path: '/claims/{id}/reject',
  tag: TAG,
  summary: 'Refuse a claim',
  guard: 'admin',
  params,
  body: z.object({ reason: reasonText.describe('For the claimant') }),
  answer: decided,
  codes: ['NOT_FOUND'],
})

export const uploadClaimDocument = endpoint({
  method: 'POST',
  path: '/uploads/claim-document',
  tag: TAG,
  summary: 'Upload a picture of a paper that proves a claim',
  description:
    'Pictures only: they are decoded and made anew, which a PDF cannot be. Only administrators ' +
    'see it, and it is removed 30 days after the decision.',
  guard: 'user',
  files: { document: { atMost: 1, bytes: 10 * MB } },
  body: z.object({ document: file('An image below 10 MB') }),
  answer: success(z.object({ url: z.string() })),
  status: 201,
})
