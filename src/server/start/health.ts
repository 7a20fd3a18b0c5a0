import { sql } from 'drizzle-orm'
import { getHealth, getLiveness, getReadiness } from '#contract/health.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'

const OPTIONS = { fresh: true, always: true }

/** What supervisors, load balancers and people ask. Until the API is open, the port answers. */
export function healthRoutes(api: Api): void {
  const getRelease = async (currentRelease: () => Promise<string | null>): Promise<string> => {
    const release = await currentRelease()
    if (release === null)
      throw new ApiError('UNAVAILABLE', { message: 'No release of the site is being served.' })
    return release
  }
  bind(
    api,
    getHealth,
    async ({ db, currentRelease }) => {
      await db.execute(sql`select 1`)
      const release = await getRelease(currentRelease)
      const problem = api.deps.siteProblem?.() ?? undefined
      return {
        data: { database: 'up' as const, release, ...(problem === undefined ? {} : { problem }) },
      }
    },
    OPTIONS,
  )
  bind(api, getLiveness, async () => ({ data: { live: true as const } }), OPTIONS)
  bind(
    api,
    getReadiness,
    async ({ currentRelease }) => {
      if (api.deps.ending?.aborted)
        throw new ApiError('UNAVAILABLE', { message: 'The server is being stopped.' })
      return { data: { release: await getRelease(currentRelease) } }
    },
    OPTIONS,
  )
}
