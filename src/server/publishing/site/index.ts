import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRequest } from './answer.ts'
import { FileCache } from './file-cache.ts'
import { answerInMaintenance, type MaintenanceInfo } from './maintenance.ts'
import type { SiteLookups } from './missing.ts'
import type { OnDemandPages } from './on-demand.ts'
import type { SiteRequest } from './reply.ts'
import { sendResponse, UnreadableFileError } from './send.ts'
import type { ServedSite } from './served-site.ts'
import { answerShare } from './shared-to.ts'

export { getHstsHeader } from '#server/publishing/releases/headers.ts'
export type { MaintenanceInfo } from './maintenance.ts'
export type { SiteLookups } from './missing.ts'
export { getServedReleaseName } from './served-release-name.ts'
export { OnDemandPages } from './on-demand.ts'
export { openServedSite } from './served-site.ts'
export type { ServedSite } from './served-site.ts'

/**
 * Serves the current release over node:http. It asks the database only about pages that the release
 * lacks, and for the searches of browsers without script. A file that cannot be read is served from
 * an earlier release. `closedTo` tells whether the browser with these cookies gets the page of
 * maintenance instead.
 */
export function serveSite(
  servedSite: ServedSite,
  lookups: SiteLookups,
  closedTo: (cookies: string | undefined) => MaintenanceInfo = () => null,
  onDemand: OnDemandPages | null = null,
) {
  const hot = new FileCache()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked: SiteRequest = {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      caller: {
        peer: request.socket.remoteAddress ?? '',
        forwardedFor: request.headers['x-forwarded-for']?.toString(),
      },
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
    }
    const closed = closedTo(request.headers.cookie)
    const sorry = closed && answerInMaintenance(asked, closed, servedSite.current())
    if (sorry) return sendResponse(sorry, request, response, () => undefined)
    const shared = await answerShare(request)
    if (shared) return sendResponse(shared, request, response, () => undefined)
    const atHand = hot.find(asked, servedSite.current())
    if (atHand) {
      response.writeHead(atHand.status, atHand.headers)
      response.end(atHand.body)
      return
    }
    const answerFrom = async (from: ServedSite) => {
      const found = await answerRequest(asked, from, lookups, onDemand)
      await sendResponse(found, request, response, (body) => hot.keep(asked, found, body))
    }
    try {
      await answerFrom(servedSite)
    } catch {
      // A new release may have replaced this one since the last look.
      await servedSite.refresh()
      await answerFrom(servedSite).catch(async (error: unknown) => {
        if (!(error instanceof UnreadableFileError)) throw error
        servedSite.report(error.file)
        await firstThatWorks(
          servedSite.earlier(),
          (served) => answerFrom({ ...servedSite, current: () => served }),
          error,
        )
      })
    }
  }
}

async function firstThatWorks<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  error: Error,
): Promise<void> {
  for (const one of all) {
    const worked = await work(one).then(
      () => true,
      () => false,
    )
    if (worked) return
  }
  throw error
}
