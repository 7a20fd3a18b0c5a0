import { z } from 'zod'
import { AD_POSITIONS } from '#shared/rules/ad-slots.ts'
import { COMPLAINT_OUTCOMES } from '#shared/rules/complaint-outcomes.ts'
import {
  FACT_CHECKS,
  MAX_DECISIONS,
  MAX_REPLY_LENGTH,
  VERDICTS,
  QUEUE_ITEM_KINDS,
} from '#shared/rules/moderation.ts'
import { adCreative } from './creatives.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import {
  clearable,
  id,
  idParam,
  pageParams,
  reasonText,
  bodyId,
  timestamp,
  sentence,
} from './values.ts'

const endpoint = createEndpointBuilder('Moderation')

const count = z.int()

const countOfEach = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>

/** How many there are of a noun, and in each of its states. */
const counted = <State extends string>(...states: State[]) =>
  z.object({ total: count, ...countOfEach(states) })

export const getAdminCounts = endpoint('GET /admin/counts', {
  summary: 'Count all records by status, and the pending decisions',
  guard: 'admin',
  answer: success(
    z.object({
      users: counted('user', 'owner', 'admin', 'inactive'),
      businesses: counted('pending', 'active', 'inactive', 'closed'),
      changes: counted('pending'),
      claims: counted('pending'),
      contacts: counted('new', 'open', 'answered', 'closed').describe(
        'Messages to the website, without spam',
      ),
      reports: counted('new', 'open', 'closed'),
      blogs: counted('draft', 'scheduled', 'published', 'archived'),
      categories: counted('active', 'inactive'),
      locations: counted('active', 'inactive'),
      reviews: counted('pending', 'active', 'hidden'),
      answers: counted('pending', 'active', 'hidden').describe('Replies of owners to reviews'),
      classified: counted('pending', 'active', 'rejected', 'sold', 'suspended', 'expired'),
      campaigns: counted('draft', 'active', 'paused', 'completed', 'rejected'),
      advertising: counted('campaign', 'creative').describe(
        'Pending campaigns, campaign changes and creatives',
      ),
      payments: counted('unmatched', 'refunds', 'approvals').describe(
        'Lines of the bank, refunds and approvals to decide about',
      ),
      spellings: counted('missing').describe('Public names in one script alone'),
      waiting: count.describe('Everything that needs a decision or a reply'),
      waitingOf: z.object(countOfEach(QUEUE_ITEM_KINDS)).describe('Likewise, by kind'),
    }),
  ),
})

const kind = z.enum(QUEUE_ITEM_KINDS)
const person = z.object({ id: id.nullable(), name: z.string() })
const version = z.int().describe('Increases with every change of the item')

export const queueItem = z
  .object({
    kind,
    id,
    title: z.string(),
    about: z.string().nullable(),
    by: person.nullable().describe('Author or owner; no id for a visitor'),
    since: timestamp,
    dueAt: timestamp.nullable().describe('Deadline by promise or by law'),
    isLaw: z.boolean(),
    version,
    assignee: z
      .object({ id, name: z.string() })
      .nullable()
      .describe('The administrator it was given to, or who took it'),
    lookers: z.array(person).describe('Other administrators who have it open'),
  })
  .meta({ id: 'WorkItem' })

export type QueueItem = z.output<typeof queueItem>

export const listQueue = endpoint('GET /admin/queue', {
  summary: 'List pending decisions: mine first, then by deadline, then oldest first',
  guard: 'admin',
  query: z.object({ kind: kind.optional(), ...pageParams(1000) }),
  answer: success(z.array(queueItem), { pagination }),
})

export const queueKind = z
  .object({
    kind,
    count: z.int(),
    first: queueItem.describe('The next one: nearest deadline, then oldest'),
    oldest: timestamp.describe('When the oldest one came'),
  })
  .meta({ id: 'QueueKind' })

export type QueueKind = z.output<typeof queueKind>

export const listQueueKinds = endpoint('GET /admin/queue/kinds', {
  summary: 'List the kinds of pending decisions, nearest deadline first',
  guard: 'admin',
  answer: success(z.array(queueKind)),
})

const place = z.object({ kind, id: idParam })

const check = z.object({
  code: z.enum(FACT_CHECKS),
  isFine: z.boolean(),
  detail: z.string(),
})

export type FactCheckResult = z.output<typeof check>

export const queueItemDetail = z
  .object({
    facts: z
      .array(
        z.object({
          name: z.string(),
          value: z.string(),
          valueHi: z
            .string()
            .optional()
            .describe('Name of a category or town in the district’s own language'),
          check: check.optional(),
        }),
      )
      .describe('Its content by form field, and what was checked'),
    text: z.string().nullable(),
    images: z.array(z.string()).describe('Signed links'),
    video: z.string().nullable().describe('Same as above'),
    point: z
      .object({
        latitude: z.number(),
        longitude: z.number(),
        town: z
          .object({ name: z.string(), km: z.number() })
          .nullable()
          .describe('Its town and the distance from the centre'),
      })
      .nullable(),
    changes: z.array(
      z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    person: z
      .object({
        id,
        name: z.string(),
        email: z.string().nullable(),
        mobile: z.string().nullable(),
        isConfirmed: z.boolean(),
        status: z.enum(['active', 'inactive']),
        since: timestamp,
        listings: z.int(),
        ads: z.int(),
        reviews: z.int(),
        refused: z.int().describe('Number of rejected listings and ads and hidden reviews'),
      })
      .nullable(),
    listingId: id.nullable().describe('The listing that similar ones are compared with'),
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
          detailHindi: z
            .string()
            .nullable()
            .describe('Same in Hindi; null where it is no sentence'),
        }),
      )
      .describe('Possible problems with the reason; for a person to judge'),
    past: z
      .array(
        z.object({
          at: timestamp,
          action: z.string(),
          by: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      )
      .describe('Recent history'),
    version,
    href: z.string().nullable().describe('Its page'),
    targetUrl: z.string().nullable().describe('Link of the campaign'),
    advertisement: z
      .object({
        ...{ creative: adCreative, title: z.string(), size: z.string() },
        position: z.enum(AD_POSITIONS),
      })
      .nullable()
      .describe('A creative with its proposed changes, and its slot'),
  })
  .meta({ id: 'WorkDetail' })

export type QueueItemDetail = z.output<typeof queueItemDetail>

export const getQueueItem = endpoint('GET /admin/queue/{kind}/{id}', {
  summary: 'Get a pending item with the information for the decision',
  guard: 'admin',
  params: place,
  answer: success(queueItemDetail),
  codes: ['NOT_FOUND'],
})

export const markQueueItemViewing = endpoint('PUT /admin/queue/{kind}/{id}/look', {
  summary: 'Show other administrators that I have an item open',
  guard: 'admin',
  params: place,
  answer: success(z.object({ looking: z.literal(true) })),
})

export const assignQueueItem = endpoint('PUT /admin/queue/{kind}/{id}/assignee', {
  summary: 'Give a pending item to an administrator, take it, or give it back',
  description: 'Its administrator sees it first. It can still be decided by anyone.',
  guard: 'admin',
  params: place,
  body: z.object({ accountId: bodyId.nullable().describe('null: nobody') }),
  answer: success(z.object({ assignee: z.object({ id, name: z.string() }).nullable() })),
  codes: ['NOT_FOUND'],
})

export const decision = z
  .object({
    id,
    kind,
    recordId: id,
    title: z.string(),
    verdict: z.enum(VERDICTS),
    state: z.enum(['waiting', 'done', 'failed', 'undone']),
    problem: sentence.nullable().describe('Why the decision failed'),
    dueAt: timestamp.describe('It can be undone until then'),
  })
  .meta({ id: 'Decision' })

export type Decision = z.output<typeof decision>

export const decide = endpoint('POST /admin/decisions', {
  summary: 'Decide on one or more pending items',
  description:
    'Decisions take effect after ten seconds and can be undone until then. Items that are ' +
    'no longer pending are listed in `refused`, and so are items whose `version` has ' +
    'changed, with CHANGED_MEANWHILE. Items changed before it takes effect are refused. ' +
    'Approving claims, campaigns, creatives and numbers, and deciding on more than 25 items, ' +
    'needs a recent identity check.',
  guard: 'admin',
  body: z.object({
    items: z
      .array(
        z.object({
          ...{ kind, id: bodyId },
          version: z
            .int('Say as which version it was shown')
            .describe('The version that was shown'),
        }),
      )
      .min(1)
      .max(MAX_DECISIONS),
    verdict: z.enum(VERDICTS),
    reason: clearable(z.string().trim().min(1).max(MAX_REPLY_LENGTH)).describe(
      'Shown to the person concerned; for a message, the reply',
    ),
    verified: z.boolean().optional().describe('Mark approved listings as verified'),
    featured: z.boolean().optional().describe('Mark approved listings as featured'),
    outcome: z
      .enum(COMPLAINT_OUTCOMES)
      .optional()
      .describe('How a complaint ends if the content stays'),
    note: clearable(reasonText).describe(
      'For the sender of a complaint; the reason is for the owner of the content',
    ),
  }),
  answer: success(z.array(decision), {
    refused: z.array(
      z.object({
        ...{ kind, id, problem: sentence },
        code: z.enum(['CHANGED_MEANWHILE', 'NOT_POSSIBLE']),
      }),
    ),
  }),
  status: 201,
  codes: ['CONFIRM_NEEDED'],
})

export const undoDecisions = endpoint('POST /admin/decisions/undo', {
  summary: 'Undo my decisions that have not taken effect yet',
  guard: 'admin',
  body: z.object({ ids: z.array(bodyId).min(1).max(MAX_DECISIONS) }),
  answer: success(z.object({ undone: z.array(id) })),
})

export const listDecisions = endpoint('GET /admin/decisions', {
  summary: 'List my decisions and their results, newest first',
  guard: 'admin',
  query: z.object({ ...pageParams(1000) }),
  answer: success(z.array(decision), { pagination }),
})

export const listActivity = endpoint('GET /admin/activity', {
  summary: 'List the latest entries of the audit log',
  guard: 'admin',
  query: z.object({ ...pageParams(100) }),
  answer: success(
    z.array(
      z.object({
        id,
        at: timestamp,
        by: z.string().nullable().describe('null: the website itself, or a visitor'),
        action: z.string(),
        noun: z.string(),
        recordId: id.nullable(),
        title: z.string().nullable().describe('Name of the record'),
      }),
    ),
  ),
})
