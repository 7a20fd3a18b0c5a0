import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { ENDPOINTS } from '#contract/index.ts'
import { createTokenVerifier, accountRoutes, userRoutes } from '#server/people/accounts/index.ts'
import { amenityRoutes } from '#server/amenities/index.ts'
import { analyticsRoutes } from '#server/analytics/index.ts'
import { auditRoutes } from '#server/operations/audit-log/index.ts'
import type { BackupStore } from '#server/operations/backup-archive/index.ts'
import { backupRoutes } from '#server/operations/backups/index.ts'
import { blogRoutes } from '#server/blog/index.ts'
import { businessRoutes } from '#server/businesses/index.ts'
import { adFigureRoutes } from '#server/advertising/figures/index.ts'
import { adBalanceRoutes } from '#server/advertising/balances/index.ts'
import { adPaperRoutes } from '#server/advertising/papers/index.ts'
import { adPaymentRoutes, type PaymentGateway } from '#server/advertising/payments/index.ts'
import { campaignRoutes } from '#server/advertising/campaigns/index.ts'
import { categoryRoutes } from '#server/categories/index.ts'
import { classifiedRoutes } from '#server/classifieds/index.ts'
import { draftRoutes } from '#server/kit/drafts/index.ts'
import { creativeRoutes } from '#server/advertising/creatives/index.ts'
import { ContentCache } from '#server/kit/db/content-cache.ts'
import { ReplicaReader } from '#server/kit/db/replica-reader.ts'
import { ContentVersions } from '#server/kit/db/content-versions.ts'
import { enquiryRoutes } from '#server/conversations/enquiries/index.ts'
import { exportRoutes } from '#server/operations/exports/index.ts'
import { factRoutes } from '#server/facts/index.ts'
import { favouriteRoutes } from '#server/favourites/index.ts'
import { gapRoutes } from '#server/gaps/index.ts'
import { liveRoutes } from '#server/kit/live/index.ts'
import { locationRoutes } from '#server/locations/index.ts'
import { mailSampleRoutes } from '#server/operations/mail-samples/index.ts'
import { messageRoutes } from '#server/conversations/messages/index.ts'
import { hideAccountContent, moderationRoutes } from '#server/moderation/index.ts'
import { newsletterRoutes } from '#server/newsletter/index.ts'
import { personalDataRoutes } from '#server/people/personal-data/index.ts'
import { placementRoutes } from '#server/advertising/placements/index.ts'
import { profileRoutes } from '#server/people/profile/index.ts'
import { publicationRoutes } from '#server/operations/publications/index.ts'
import { RateLimits, rateLimitTask } from '#server/kit/rate-limit/index.ts'
import { reportRoutes } from '#server/conversations/reports/index.ts'
import { reviewRoutes } from '#server/reviews/index.ts'
import { requireRecentProof, secondFactorRoutes } from '#server/people/second-factor/index.ts'
import { serviceFieldRoutes } from '#server/service-fields/index.ts'
import { savedViewRoutes } from '#server/operations/saved-views/index.ts'
import { settingsRoutes } from '#server/kit/settings/index.ts'
import { suggestionRoutes } from '#server/suggestions/index.ts'
import { setupRoutes } from '#server/operations/setup/index.ts'
import { snapshotRoutes } from '#server/operations/snapshot/index.ts'
import { uploadRoutes } from '#server/kit/uploads/index.ts'
import { ResponseCache } from '#server/kit/http/response-cache.ts'
import { createClientAddressGetter } from '#server/kit/http/client-address.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Api, ApiDeps, HttpEnv } from '#server/kit/http/context.ts'
import { respondFromCache } from '#server/kit/http/from-cache.ts'
import {
  requestTimeout,
  limitBodySize,
  securityHeaders,
  rejectMalformedUrl,
  requestLog,
  wakeTasksAfterWrites,
} from '#server/kit/http/middleware.ts'
import { toErrorResponse } from '#server/kit/http/errors.ts'
import { healthRoutes } from './health.ts'
import { screenRoutes } from './screens.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { openapiRoutes } from '#server/kit/http/openapi.ts'
import { allowCrossOrigin, checkOrigin } from '#server/kit/http/origins.ts'
import { createUnmatchedHandler } from '#server/kit/http/unmatched.ts'
import { UploadSlots } from '#server/kit/http/upload-slots.ts'

const BASE = '/api'

/** What the API as a whole needs: also what this installation keeps and is connected with. */
export type InstallationDeps = ApiDeps & {
  backups?: BackupStore | undefined
  /** Takes payments of advertisers; none comes with the product (docs/payments.md). */
  paymentGateway?: PaymentGateway | undefined
}

/** The API as a Hono app that answers everything under `/api`, unknown paths too. */
export function createApi(deps: InstallationDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>().basePath(BASE)
  app.onError(toErrorResponse)
  // Routes answer everything below /api; only `/api/../other` gets here.
  app.notFound((c) => toErrorResponse(new ApiError('NOT_FOUND'), c))
  const now = deps.now ?? (() => new Date())
  const versions = new ContentVersions(deps.db)
  const answers = new ResponseCache(versions, now, deps.onCacheableAnswer)
  app.use(requestId({ limitLength: 64 }), respondFromCache(answers, deps))
  app.use(requestLog(deps), securityHeaders, allowCrossOrigin(deps), compress())
  app.use(rejectMalformedUrl, checkOrigin(deps), requestTimeout, limitBodySize)
  app.use(wakeTasksAfterWrites(deps))

  const api: Api = {
    app,
    deps,
    authenticate: createTokenVerifier(deps),
    requireConfirmed: (actor) => requireRecentProof({ db: deps.db, actor, now }),
    getClientAddress: createClientAddressGetter(deps.config.trustedProxies),
    answers,
    reader: new ReplicaReader(deps.db, versions),
    uploadSlots: new UploadSlots(),
    ports: {
      db: deps.db,
      config: deps.config,
      uploads: deps.uploads,
      currentRelease: deps.currentRelease,
      outside: deps.outside,
      limits: new RateLimits(deps.db),
      localLimits: new RateLimits(),
      cache: new ContentCache(versions, now),
    },
  }
  deps.tasks.add(rateLimitTask(deps))
  businessRoutes(api)
  exportRoutes(api)
  suggestionRoutes(api)
  savedViewRoutes(api)
  categoryRoutes(api)
  locationRoutes(api)
  reviewRoutes(api)
  blogRoutes(api)
  factRoutes(api)
  gapRoutes(api)
  favouriteRoutes(api)
  amenityRoutes(api)
  serviceFieldRoutes(api)
  classifiedRoutes(api)
  draftRoutes(api)
  reportRoutes(api)
  analyticsRoutes(api)
  uploadRoutes(api)
  settingsRoutes(api)
  setupRoutes(api, { hasBackupBucket: Boolean(deps.backups?.bucket) })
  mailSampleRoutes(api)
  creativeRoutes(api)
  adBalanceRoutes(api)
  adPaperRoutes(api)
  adPaymentRoutes(api, deps.paymentGateway)
  campaignRoutes(api)
  adFigureRoutes(api)
  placementRoutes(api)
  enquiryRoutes(api)
  messageRoutes(api)
  moderationRoutes(api)
  auditRoutes(api)
  backupRoutes(api, deps.backups)
  liveRoutes(api)
  newsletterRoutes(api)
  accountRoutes(api)
  secondFactorRoutes(api)
  profileRoutes(api)
  // After the profile: `/users/profile` is no account's number.
  userRoutes(api, hideAccountContent)
  personalDataRoutes(api, PERSONAL_DATA)
  snapshotRoutes(api)
  publicationRoutes(api)
  screenRoutes(api, BASE)
  healthRoutes(api)
  openapiRoutes(api)

  app.all(
    '*',
    createUnmatchedHandler(BASE, [...ENDPOINTS, { method: 'GET', path: '/openapi.json' }]),
  )
  return app
}
