import { sql } from 'drizzle-orm'
import { getHealth } from '#contract/health.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'

/** GET /health. Fails if the database does not answer or there is no release. */
export function healthRoutes(api: Api): void {
  bind(
    api,
    getHealth,
    async ({ db, currentRelease }) => {
      await db.execute(sql`select 1`)
      const release = await currentRelease()
      if (release === null)
        throw new ApiError('UNAVAILABLE', { message: 'No release of the site is being served.' })
      const problem = api.deps.siteProblem?.() ?? undefined
      return {
        data: { database: 'up' as const, release, ...(problem === undefined ? {} : { problem }) },
      }
    },
    { fresh: true, always: true },
  )
}
