import { z } from 'zod'
import { AD_POSITIONS } from '#shared/rules/ad-slots.ts'
import { OUTCOMES } from '#shared/rules/complaint-outcomes.ts'
import {
  FACT_CHECKS,
  MAX_DECISIONS,
  REPLY_LENGTH,
  VERDICTS,
  WORK_KINDS,
} from '#shared/rules/moderation.ts'
import { adCreative } from './creatives.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { clearable, id, idText, limit, page, reasonText, storedId, timestamp } from './values.ts'

const TAG = 'Moderation'

const count = z.int()

const countOfEach = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>

/** How many there are of a noun, and in each of its states. */
const counted = <State extends string>(...states: State[]) =>
  z.object({ total: count, ...countOfEach(states) })

export const adminCounts = endpoint({
  method: 'GET',
  path: '/admin/counts',
  tag: TAG,
  summary: 'How many there are of everything, by status, and how many decisions wait',
  guard: 'admin',
  answer: success(
    z.object({
      users: counted('user', 'owner', 'admin', 'inactive'),
      businesses: counted('pending', 'active', 'inactive', 'closed'),
      changes: counted('pending'),
      claims: counted('pending'),
      contacts: counted('new', 'open', 'answered', 'closed').describe(
        'To the website, without spam',
      ),
      reports: counted('new', 'open', 'closed'),
      blogs: counted('draft', 'scheduled', 'published', 'archived'),
      categories: counted('active', 'inactive'),
      locations: counted('active', 'inactive'),
      reviews: counted('pending', 'active', 'hidden'),
      answers: counted('pending', 'active', 'hidden').describe('Of owners to reviews'),
      classified: counted('pending', 'active', 'rejected', 'sold', 'suspended', 'expired'),
      campaigns: counted('draft', 'active', 'paused', 'completed', 'rejected'),
      advertising: counted('campaign', 'creative').describe(
        'Campaigns, their changes and creatives that wait',
      ),
      waiting: count.describe('Everything that waits for a decision or an answer'),
      waitingOf: z.object(countOfEach(WORK_KINDS)).describe('Likewise, by kind'),
    }),
  ),
})

const kind = z.enum(WORK_KINDS)
const person = z.object({ id: id.nullable(), name: z.string() })
const version = z.int().describe('Another with every change of what is shown of it')

export const workItem = z
  .object({
    kind,
    id,
    title: z.string(),
    about: z.string().nullable(),
    by: person.nullable().describe('Whose it is; without an id for a visitor'),
    since: timestamp,
    dueAt: timestamp.nullable().describe('When what was promised, or the law, runs out'),
    isLaw: z.boolean(),
    version,
    lookers: z.array(person).describe('Other administrators who have it open'),
  })
  .meta({ id: 'WorkItem' })

export type WorkItem = z.output<typeof workItem>

export const listQueue = endpoint({
  method: 'GET',
  path: '/admin/queue',
  tag: TAG,
  summary: 'What waits for a decision: the nearest limit first, then the longest wait',
  guard: 'admin',
  query: z.object({ kind: kind.optional(), page, limit: limit(1000) }),
  answer: success(z.array(workItem), { pagination }),
})

const place = z.object({ kind, id: idText })

const check = z.object({
  code: z.enum(FACT_CHECKS),
  isFine: z.boolean(),
  detail: z.string(),
})

export type FactCheck = z.output<typeof check>

export const workDetail = z
  .object({
    facts: z
      .array(z.object({ name: z.string(), value: z.string(), check: check.optional() }))
      .describe('What it says, by the names of its form, and what was checked of it'),
    text: z.string().nullable(),
    images: z.array(z.string()).describe('With leave to see them'),
    video: z.string().nullable().describe('Likewise'),
    point: z
      .object({
        latitude: z.number(),
        longitude: z.number(),
        town: z
          .object({ name: z.string(), km: z.number() })
          .nullable()
          .describe('How far the middle of its town is'),
      })
      .nullable(),
    changes: z.array(
      z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    person: z
      .object({
        id,
        name: z.string(),
        email: z.string(),
        isConfirmed: z.boolean(),
        status: z.enum(['active', 'inactive']),
        since: timestamp,
        listings: z.int(),
        ads: z.int(),
        reviews: z.int(),
        refused: z.int().describe('Listings and ads that were refused, reviews that were hidden'),
      })
      .nullable(),
    listingId: id.nullable().describe('The listing that the look-alikes are compared with'),
    lookalikes: z.array(
      z.object({
        id,
        slug: z.string(),
        name: z.string(),
        address: z.string(),
        city: z.string(),
        category: z.string(),
        phone: z.string().nullable(),
        same: z.array(z.enum(['phone', 'name', 'address'])),
      }),
    ),
    hints: z
      .array(
        z.object({
          hint: z.enum(['links', 'forbidden', 'many', 'unconfirmed', 'day', 'network', 'owner']),
          detail: z.string(),
        }),
      )
      .describe('What may be wrong, with the reason; never a verdict'),
    past: z
      .array(
        z.object({
          at: timestamp,
          action: z.string(),
          by: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      )
      .describe('The latest of what happened to it'),
    version,
    href: z.string().nullable().describe('The page it is on or about'),
    targetUrl: z.string().nullable().describe('Where advertising leads'),
    advertisement: z
      .object({
        ...{ creative: adCreative, title: z.string(), size: z.string() },
        position: z.enum(AD_POSITIONS),
      })
      .nullable()
      .describe('A creative with what it would change, and the slot it would stand in'),
  })
  .meta({ id: 'WorkDetail' })

export type WorkDetail = z.output<typeof workDetail>

export const readWork = endpoint({
  method: 'GET',
  path: '/admin/queue/{kind}/{id}',
  tag: TAG,
  summary: 'One thing that waits, with all that helps to decide',
  guard: 'admin',
  params: place,
  answer: success(workDetail),
  codes: ['NOT_FOUND'],
})

export const lookAtWork = endpoint({
  method: 'PUT',
  path: '/admin/queue/{kind}/{id}/look',
  tag: TAG,
  summary: 'Show other administrators that I have it open',
  guard: 'admin',
  params: place,
  answer: success(z.object({ looking: z.literal(true) })),
})

export const decision = z
  .object({
    id,
    kind,
    recordId: id,
    title: z.string(),
    verdict: z.enum(VERDICTS),
    state: z.enum(['waiting', 'done', 'failed', 'undone']),
    problem: z.string().nullable().describe('Why it could not be carried out'),
    dueAt: timestamp.describe('Until then it can be undone'),
  })
  .meta({ id: 'Decision' })

export type Decision = z.output<typeof decision>

export const decide = endpoint({
  method: 'POST',
  path: '/admin/decisions',
  tag: TAG,
  summary: 'Decide on things that wait, all in the same way',
  description:
    'Each is carried out by itself after ten seconds, during which it can be undone and nobody ' +
    'sees anything of it. What does not wait any more is answered in `refused`, and so is what ' +
    'has another `version` than was shown, with CHANGED_MEANWHILE; changed later, it fails. ' +
    'Approving claims, campaigns and creatives, and deciding on more than 25 at once, takes a ' +
    'fresh proof of who it is.',
  guard: 'admin',
  body: z.object({
    items: z
      .array(
        z.object({
          ...{ kind, id: storedId },
          version: z.int('Say as which version it was shown').describe('As which it was shown'),
        }),
      )
      .min(1)
      .max(MAX_DECISIONS),
    verdict: z.enum(VERDICTS),
    reason: clearable(z.string().trim().min(1).max(REPLY_LENGTH)).describe(
      'For whom it concerns; to a message, the reply',
    ),
    verified: z.boolean().optional().describe('With approved listings: mark them so'),
    featured: z.boolean().optional().describe('Likewise'),
    outcome: z.enum(OUTCOMES).optional().describe('How a complaint ends whose content stays'),
    note: clearable(reasonText).describe(
      'For the sender of a complaint, where the reason is for the owner of what it is about',
    ),
  }),
  answer: success(z.array(decision), {
    refused: z.array(
      z.object({
        ...{ kind, id, problem: z.string() },
        code: z.enum(['CHANGED_MEANWHILE', 'NOT_POSSIBLE']),
      }),
    ),
  }),
  status: 201,
  codes: ['CONFIRM_NEEDED'],
})

export const undoDecisions = endpoint({
  method: 'POST',
  path: '/admin/decisions/undo',
  tag: TAG,
  summary: 'Undo decisions of my own that were not carried out yet',
  guard: 'admin',
  body: z.object({ ids: z.array(storedId).min(1).max(MAX_DECISIONS) }),
  answer: success(z.object({ undone: z.array(id) })),
})

export const listDecisions = endpoint({
  method: 'GET',
  path: '/admin/decisions',
  tag: TAG,
  summary: 'My decisions, the newest first, and how they went',
  guard: 'admin',
  query: z.object({ page, limit: limit(1000) }),
  answer: success(z.array(decision), { pagination }),
})

export const listActivity = endpoint({
  method: 'GET',
  path: '/admin/activity',
  tag: TAG,
  summary: 'The latest entries of the audit log',
  guard: 'admin',
  query: z.object({ page, limit: limit(100) }),
  answer: success(
    z.array(
      z.object({
        id,
        at: timestamp,
        by: z.string().nullable().describe('null: the website itself, or a visitor'),
        action: z.string(),
        noun: z.string(),
        recordId: id.nullable(),
        title: z.string().nullable().describe('The name of what it was done to'),
      }),
    ),
  ),
})
