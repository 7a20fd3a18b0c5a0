import { z } from 'zod'
import { MAX_CLAIM_NOTE_LENGTH, CLAIM_PROOF_METHODS, CLAIM_STATUSES } from '#shared/rules/claims.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import {
  clearable,
  fileField,
  id,
  pageParams,
  reasonText,
  slug,
  bodyId,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Claims of businesses')
const MB = 1024 * 1024
const business = z.object({
  id,
  name: z.string(),
  nameHi: z.string().nullable(),
  slug,
  city: z.string(),
  cityHi: z.string().nullable(),
})

export const claim = z
  .object({
    id,
    business,
    proof: z.enum(CLAIM_PROOF_METHODS),
    status: z.enum(CLAIM_STATUSES),
    note: z.string().nullable(),
    isProven: z.boolean().describe('true: the code was entered'),
    reason: z.string().nullable().describe('Why it was rejected'),
    decidedAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Claim' })

export type Claim = z.output<typeof claim>

export const getClaimMethods = endpoint('GET /claims/business/{id}', {
  summary: 'List the ways to prove that I own a business',
  guard: 'user',
  params: idParams,
  answer: success(
    z.object({
      business,
      isFree: z.boolean().describe('false: it already has an owner'),
      isOwn: z.boolean(),
      email: z.string().nullable().describe('Masked email to which a code can be sent'),
      phone: z.string().nullable().describe('Masked number that can be called'),
      takesMessage: z.boolean().describe('Whether a code can be sent to that number'),
      claim: claim.nullable().describe('My open claim'),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const claimBusiness = endpoint('POST /claims', {
  summary: 'Claim a business that has no owner',
  description:
    "Proof is a code mailed to the listing's email or sent to its mobile number, a call to its " +
    'number, or a photo of a ' +
    'document. If the same person has an open claim, its proof is replaced and a new code ' +
    'is mailed. An administrator decides.',
  guard: 'user',
  body: z.object({
    businessId: bodyId,
    proof: z.enum(CLAIM_PROOF_METHODS),
    note: clearable(z.string().trim().min(1).max(MAX_CLAIM_NOTE_LENGTH)).describe(
      'Whom to ask for and when to call, or what the document shows',
    ),
    document: clearable(z.string().trim().max(300)).describe('The path returned by the upload'),
  }),
  answer: success(claim),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS', 'NO_MESSAGES_LEFT'],
})

export const confirmClaimCode = endpoint('POST /claims/{id}/code', {
  summary: 'Enter the code of a claim',
  guard: 'user',
  params: idParams,
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6-digit code that we sent'),
  }),
  answer: success(claim),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

export const withdrawClaim = endpoint('DELETE /claims/{id}', {
  summary: 'Withdraw my open claim',
  guard: 'user',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})

export const listMyClaims = endpoint('GET /claims/mine', {
  summary: 'List my claims, newest first',
  guard: 'user',
  answer: success(z.array(claim)),
})

export const managedClaim = claim
  .extend({
    claimant: z.object({ id, name: z.string(), email: z.string().nullable() }),
    contact: z
      .object({ email: z.string().nullable(), phone: z.string().nullable() })
      .describe('Contact details of the listing'),
    document: z.string().nullable().describe('A link for administrators, valid for a day'),
    others: z.int().describe('Number of other open claims to the business'),
  })
  .meta({ id: 'ManagedClaim' })

export const listClaims = endpoint('GET /claims', {
  summary: 'List claims, oldest first',
  guard: 'admin',
  query: z.object({
    status: z.enum(CLAIM_STATUSES).default('open'),
    ...pageParams(50),
  }),
  answer: success(z.array(managedClaim), { pagination }),
})

const decided = success(z.object({ id, businessId: id }))

export const approveClaim = endpoint('PATCH /claims/{id}/approve', {
  summary: 'Approve a claim',
  description:
    'The claimant becomes the owner and gets a business account. Other claims to the ' +
    "business are rejected. All claimants and the listing's email are notified by mail.",
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: decided,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const rejectClaim = endpoint('PATCH /claims/{id}/reject', {
  summary: 'Reject a claim',
  guard: 'admin',
  params: idParams,
  body: z.object({ reason: reasonText.describe('Shown to the claimant') }),
  answer: decided,
  codes: ['NOT_FOUND'],
})

export const uploadClaimDocument = endpoint('POST /uploads/claim-document', {
  summary: 'Upload a photo of a document for a claim',
  description:
    'Only images, because they are decoded and encoded again; a PDF cannot be. Only ' +
    'administrators see the document. It is deleted 30 days after the decision.',
  guard: 'user',
  files: { document: { atMost: 1, bytes: 10 * MB } },
  body: z.object({ document: fileField('An image below 10 MB') }),
  answer: success(z.object({ url: z.string() })),
  status: 201,
})
