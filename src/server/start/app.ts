import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { ENDPOINTS } from '#contract/index.ts'
import { createTokenVerifier, accountRoutes, userRoutes } from '#server/accounts/index.ts'
import { amenityRoutes } from '#server/amenities/index.ts'
import { analyticsRoutes } from '#server/analytics/index.ts'
import { auditRoutes } from '#server/audit-log/index.ts'
import { backupRoutes } from '#server/backups/index.ts'
import { blogRoutes } from '#server/blog/index.ts'
import { businessRoutes } from '#server/businesses/index.ts'
import { adFigureRoutes } from '#server/ad-figures/index.ts'
import { campaignRoutes } from '#server/campaigns/index.ts'
import { categoryRoutes } from '#server/categories/index.ts'
import { classifiedRoutes } from '#server/classifieds/index.ts'
import { draftRoutes } from '#server/drafts/index.ts'
import { creativeRoutes } from '#server/creatives/index.ts'
import { ContentCache } from '#server/db/content-cache.ts'
import { ContentVersions } from '#server/db/content-versions.ts'
import { enquiryRoutes } from '#server/enquiries/index.ts'
import { exportRoutes } from '#server/exports/index.ts'
import { favouriteRoutes } from '#server/favourites/index.ts'
import { liveRoutes } from '#server/live/index.ts'
import { locationRoutes } from '#server/locations/index.ts'
import { mailSampleRoutes } from '#server/mail-samples/index.ts'
import { messageRoutes } from '#server/messages/index.ts'
import { hidePublished, moderationRoutes } from '#server/moderation/index.ts'
import { newsletterRoutes } from '#server/newsletter/index.ts'
import { personalDataRoutes } from '#server/personal-data/index.ts'
import { placementRoutes } from '#server/placements/index.ts'
import { profileRoutes } from '#server/profile/index.ts'
import { publicationRoutes } from '#server/publications/index.ts'
import { RateLimits, rateLimitTask } from '#server/rate-limit/index.ts'
import { reportRoutes } from '#server/reports/index.ts'
import { reviewRoutes } from '#server/reviews/index.ts'
import { requireRecentProof, secondFactorRoutes } from '#server/second-factor/index.ts'
import { serviceFieldRoutes } from '#server/service-fields/index.ts'
import { savedViewRoutes } from '#server/saved-views/index.ts'
import { settingsRoutes } from '#server/settings/index.ts'
import { suggestionRoutes } from '#server/suggestions/index.ts'
import { setupRoutes } from '#server/setup/index.ts'
import { snapshotRoutes } from '#server/snapshot/index.ts'
import { uploadRoutes } from '#server/uploads/index.ts'
import { ResponseCache } from '#server/http/answer-cache.ts'
import { createAddressReader } from '#server/http/address-reader.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Api, ApiDeps, HttpEnv } from '#server/http/context.ts'
import { respondFromCache } from '#server/http/from-cache.ts'
import {
  requestTimeout,
  limitBodySize,
  securityHeaders,
  rejectInvalidAddress,
  requestLog,
} from '#server/http/middleware.ts'
import { toErrorResponse } from '#server/http/errors.ts'
import { healthRoutes } from './health.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { openapiRoutes } from '#server/http/openapi.ts'
import { allowCrossOrigin, checkOrigin } from '#server/http/origins.ts'
import { createUnmatchedHandler } from '#server/http/unmatched.ts'
import { UploadSlots } from '#server/http/upload-slots.ts'

const BASE = '/api'

/** The API as a Hono app that answers everything under `/api`, unknown paths too. */
export function createApi(deps: ApiDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>().basePath(BASE)
  app.onError(toErrorResponse)
  // Routes answer everything below /api; only `/api/../other` gets here.
  app.notFound((c) => toErrorResponse(new ApiError('NOT_FOUND'), c))
  const now = deps.now ?? (() => new Date())
  const versions = new ContentVersions(deps.db)
  const answers = new ResponseCache(versions, now)
  app.use(requestId({ limitLength: 64 }), respondFromCache(answers, deps))
  app.use(requestLog(deps), securityHeaders, allowCrossOrigin(deps), compress())
  app.use(rejectInvalidAddress, checkOrigin(deps), requestTimeout, limitBodySize)

  const api: Api = {
    app,
    deps,
    authenticate: createTokenVerifier(deps),
    requireConfirmed: (actor) => requireRecentProof({ db: deps.db, actor, now }),
    addressOf: createAddressReader(deps.config.trustedProxies),
    answers,
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
  favouriteRoutes(api)
  amenityRoutes(api)
  serviceFieldRoutes(api)
  classifiedRoutes(api)
  draftRoutes(api)
  reportRoutes(api)
  analyticsRoutes(api)
  uploadRoutes(api)
  settingsRoutes(api)
  setupRoutes(api)
  mailSampleRoutes(api)
  creativeRoutes(api)
  campaignRoutes(api)
  adFigureRoutes(api)
  placementRoutes(api)
  enquiryRoutes(api)
  messageRoutes(api)
  moderationRoutes(api)
  auditRoutes(api)
  backupRoutes(api)
  liveRoutes(api)
  newsletterRoutes(api)
  accountRoutes(api)
  secondFactorRoutes(api)
  profileRoutes(api)
  // After the profile: `/users/profile` is no account's number.
  userRoutes(api, hidePublished)
  personalDataRoutes(api, PERSONAL_DATA)
  snapshotRoutes(api)
  publicationRoutes(api)
  healthRoutes(api)
  openapiRoutes(api)

  app.all(
    '*',
    createUnmatchedHandler(BASE, [...ENDPOINTS, { method: 'GET', path: '/openapi.json' }]),
  )
  return app
}
