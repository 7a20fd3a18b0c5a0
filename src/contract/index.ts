import * as accounts from './accounts.ts'
import * as adCreatives from './ad-creatives.ts'
import * as adBalances from './ad-balances.ts'
import * as adPapers from './ad-papers.ts'
import * as adAlerts from './ad-alerts.ts'
import * as adFigures from './ad-figures.ts'
import * as adMatching from './ad-matching.ts'
import * as adPayments from './ad-payments.ts'
import * as amenities from './amenities.ts'
import * as analytics from './analytics.ts'
import * as audit from './audit.ts'
import * as backups from './backups.ts'
import * as blog from './blog.ts'
import * as blogAdmin from './blog-admin.ts'
import * as businessBulk from './business-bulk.ts'
import * as businessChanges from './business-changes.ts'
import * as businessConfirmations from './business-confirmations.ts'
import * as businessDrafts from './business-drafts.ts'
import * as businessHistory from './business-history.ts'
import * as businessLifecycle from './business-lifecycle.ts'
import * as businessLookalikes from './business-lookalikes.ts'
import * as businesses from './businesses.ts'
import * as businessesWriting from './businesses-writing.ts'
import * as campaigns from './campaigns.ts'
import * as categories from './categories.ts'
import * as claims from './claims.ts'
import * as classifiedAdmin from './classified-admin.ts'
import * as classifiedCategories from './classified-categories.ts'
import * as classifiedDrafts from './classified-drafts.ts'
import * as classifieds from './classifieds.ts'
import * as classifiedsSelling from './classifieds-selling.ts'
import * as contacts from './contacts.ts'
import * as conversations from './conversations.ts'
import * as creatives from './creatives.ts'
import * as duplicates from './duplicates.ts'
import * as enquiries from './enquiries.ts'
import * as exports from './exports.ts'
import * as facts from './facts.ts'
import * as favourites from './favourites.ts'
import * as gaps from './gaps.ts'
import * as health from './health.ts'
import * as imports from './imports.ts'
import * as live from './live.ts'
import * as locations from './locations.ts'
import * as mailSamples from './mail-samples.ts'
import * as messages from './messages.ts'
import * as mobile from './mobile.ts'
import * as moderation from './moderation.ts'
import * as newsletter from './newsletter.ts'
import * as notifications from './notifications.ts'
import * as personalData from './personal-data.ts'
import * as placements from './placements.ts'
import * as profile from './profile.ts'
import * as publications from './publications.ts'
import * as reports from './reports.ts'
import * as reportsAdmin from './reports-admin.ts'
import * as reviewReplies from './review-replies.ts'
import * as reviews from './reviews.ts'
import * as reviewsAdmin from './reviews-admin.ts'
import * as savedViews from './saved-views.ts'
import * as screens from './screens.ts'
import * as secondFactor from './second-factor.ts'
import * as serviceFields from './service-fields.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as setup from './setup.ts'
import * as snapshot from './snapshot.ts'
import * as suggestions from './suggestions.ts'
import * as uploads from './uploads.ts'
import * as users from './users.ts'
import type { Endpoint, Method } from './endpoint.ts'

/** The files of the calls, in the order of the reference page. */
const FILES = [
  businesses,
  businessesWriting,
  businessLifecycle,
  businessConfirmations,
  facts,
  gaps,
  businessHistory,
  claims,
  businessBulk,
  businessChanges,
  businessLookalikes,
  businessDrafts,
  classifiedDrafts,
  suggestions,
  categories,
  locations,
  reviews,
  reviewReplies,
  reviewsAdmin,
  amenities,
  serviceFields,
  blog,
  blogAdmin,
  classifieds,
  classifiedCategories,
  classifiedAdmin,
  classifiedsSelling,
  reports,
  reportsAdmin,
  analytics,
  favourites,
  uploads,
  settings,
  setup,
  mailSamples,
  creatives,
  campaigns,
  adCreatives,
  adBalances,
  adPapers,
  adPayments,
  adMatching,
  adAlerts,
  adFigures,
  placements,
  enquiries,
  contacts,
  messages,
  live,
  conversations,
  moderation,
  savedViews,
  duplicates,
  exports,
  imports,
  audit,
  backups,
  newsletter,
  accounts,
  mobile,
  secondFactor,
  profile,
  sessions,
  notifications,
  personalData,
  users,
  snapshot,
  publications,
  screens,
  health,
] as const

type File = (typeof FILES)[number]
type Exported<F> = F extends unknown ? F[keyof F] : never
type AnyEndpoint = Extract<Exported<File>, Endpoint>

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'guard' in value

const byAddress = (one: Endpoint, other: Endpoint) =>
  one.path.localeCompare(other.path) || METHODS.indexOf(one.method) - METHODS.indexOf(other.method)

/**
 * Every call of the API: what those files export, by file in the order of the addresses. The
 * OpenAPI document, the reference page and a test of completeness use this list.
 */
export const ENDPOINTS: readonly AnyEndpoint[] = FILES.flatMap((file) =>
  Object.values(file).filter(isEndpoint).sort(byAddress),
)

/**
 * The calls by name, as types: `Calls['GET /businesses/{idOrSlug}']`. The browser names a call and
 * imports only this type, so that no schema is downloaded.
 */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
