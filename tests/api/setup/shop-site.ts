import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'
import { readPageKeys } from '#server/publishing/publisher/renderer/page-keys.ts'
import { htmlPage, writeFiles } from './release.ts'

/**
 * A builder for tests of the publisher: a page for each business with its description, and a home
 * page that lists all of them. Like the real one, it renders changes by keys. It pauses, so that
 * tests can kill it.
 */
export const createShopRenderer =
  (db: Db, pauseMs = 0): PageRenderer =>
  async ({ outDir, since, onBegin, onPage }) => {
    const rows = await db
      .select({ slug: businesses.slug, description: businesses.description })
      .from(businesses)
      .where(eq(businesses.status, 'active'))
      .orderBy(asc(businesses.slug))
    const known = since && (await readPageKeys(since.keyFiles))
    const keys = new Map(
      rows.map(({ slug, description }) => [`/business/${slug}`, description ?? '']),
    )
    onBegin(keys.size)
    for (const [path, description] of keys) {
      if (known?.get(path) === description) continue
      await mkdir(dirname(join(outDir, path)), { recursive: true })
      await writeFile(join(outDir, `${path}.html`), htmlPage(`${path} ${description}`, '/'))
      onPage()
      await sleep(pauseMs)
    }
    const list = [...keys].map(([path, description]) => `${path} ${description}`).join('; ')
    const links = [...keys.keys()]
    await writeFiles(outDir, {
      'index.html': htmlPage(list, '/', ...links),
      '404.html': htmlPage('Not found', '/'),
    })
    const gone = known ? [...known.keys()].filter((path) => !keys.has(path)) : []
    await writeFile(
      join(dirname(outDir), 'keys.json'),
      JSON.stringify({ keys: Object.fromEntries(keys), gone }),
    )
    return { gone: gone.map((path) => `${path.slice(1)}.html`), failed: {}, left: 0 }
  }
