import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { releasesFolder, siteFolder } from '#server/publishing/releases/release.ts'
import { makeDistrict } from './district.ts'
import { forkApi } from './fork-api.ts'
import { createDistinctPaths, cyclePaths, measureLoad, toLoadFigures } from './load.ts'
import type { BenchFigure } from './measure.ts'
import { startNginx } from './nginx.ts'
import { startProduct } from './product.ts'

const SIZES = [1_000, 10_000, 50_000]
/** Of this one the pages are built, to be served beside nginx. */
const BUILT = 1_000
const ROUNDS = 3
const BROWSER = 'gzip, deflate, br'
/** Programs that ask the API seldom want it packed; browsers do. */
const PLAIN = 'identity'

/**
 * What a request costs: the API at three sizes, at rest and while a listing changes each second;
 * pages beside nginx.
 */
export async function measureServing(port: number): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const size of SIZES) {
    console.log(`${size.toLocaleString('en-IN')} generated listings, to be asked for …`)
    const district = await makeDistrict(size, port)
    const { dataDir } = district.config
    try {
      try {
        if (size === BUILT) await district.publish()
      } finally {
        await district.close()
      }
      figures.push(...(await apiFigures(dataDir, port, `at ${size.toLocaleString('en-IN')}`)))
      if (size === BUILT) figures.push(...(await pageFigures(dataDir, port)))
    } finally {
      await district.remove()
    }
  }
  return figures
}

async function apiFigures(dataDir: string, port: number, at: string): Promise<BenchFigure[]> {
  const { site, child, stop } = await forkApi(dataDir, port)
  try {
    const { slugs, pages, searches } = await questions(site)
    const asked = {
      'one business, kept answer': cyclePaths([`/api/businesses/${slugs[0]!}`]),
      'one business, distinct': createDistinctPaths(slugs.map((slug) => `/api/businesses/${slug}`)),
      'list page, kept answer': cyclePaths(['/api/businesses?page=1&limit=12']),
      'list pages, distinct': createDistinctPaths(
        pages.map((page) => `/api/businesses?page=${page}&limit=12`),
      ),
      'searches, distinct': createDistinctPaths(
        searches.map((words) => `/api/businesses?search=${words}&limit=12`),
      ),
      'misspelt searches, distinct': createDistinctPaths(
        searches.map((words) => `/api/businesses?search=${slip(words)}&limit=12`),
      ),
    }
    const figures: BenchFigure[] = []
    for (const [mood, message] of [
      ['', 'rest'],
      [', a write a second', 'write'],
    ] as const) {
      child.send(message)
      for (const [name, next] of Object.entries(asked))
        figures.push(
          ...toLoadFigures(`API ${name} ${at}${mood}`, await measureLoad(site, next, PLAIN)),
        )
    }
    child.send('rest')
    const packed = await measureLoad(site, asked['list page, kept answer'], BROWSER)
    return [...figures, ...toLoadFigures(`API list page, kept answer, packed ${at}`, packed)]
  } finally {
    await stop()
  }
}

/**
 * Pages of the release by our server and by nginx, in turns: other work on the machine then slows
 * both.
 */
async function pageFigures(dataDir: string, port: number): Promise<BenchFigure[]> {
  const releases = releasesFolder(dataDir)
  const site = siteFolder(releases, (await getCurrentRelease(releases)) ?? '')
  const product = await startProduct(dataDir, port)
  const nginx = await startNginx(site, port + 1)
  if (!nginx)
    console.log(
      '  There is no nginx here: pages are not compared with it (Debian: apt install nginx-light).',
    )
  try {
    const answer = await fetch(`${product.site}/api/businesses?limit=100`)
    const { data } = (await answer.json()) as { data: { slug: string }[] }
    const next = cyclePaths(data.map(({ slug }) => `/business/${slug}`))
    const sums = { ours: 0, nginx: 0 }
    const encoding = 'gzip'
    let last = { perSecond: 0, p99: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      last = await measureLoad(`http://127.0.0.1:${port}`, next, encoding, 4)
      sums.ours += last.perSecond / ROUNDS
      if (nginx) sums.nginx += (await measureLoad(nginx.url, next, encoding, 4)).perSecond / ROUNDS
    }
    const ours = toLoadFigures('static business pages', { perSecond: sums.ours, p99: last.p99 })
    if (!nginx) return ours
    return [
      ...ours,
      {
        name: 'static business pages by nginx',
        value: sums.nginx,
        unit: 'requests/s',
        better: 'more',
      },
      {
        name: 'static business pages to nginx',
        value: sums.ours / sums.nginx,
        unit: 'of its',
        better: 'more',
      },
    ]
  } finally {
    await nginx?.stop()
    await product.stop()
  }
}

/**
 * What there is to ask for: listings, pages of the list in no order, and searches of two words and
 * a town.
 */
async function questions(site: string) {
  const list = async (page: number, limit: number) => {
    const answer = await fetch(`${site}/api/businesses?page=${page}&limit=${limit}`)
    return (await answer.json()) as {
      data: { slug: string; name: string; city: string }[]
      pagination: { totalPages: number }
    }
  }
  const { totalPages } = (await list(1, 12)).pagination
  const hundreds = Math.ceil((totalPages * 12) / 100)
  const step = Math.max(1, Math.floor(hundreds / 40))
  const rows = []
  for (let page = 1; page <= hundreds; page += step) rows.push(...(await list(page, 100)).data)
  const texts = rows.map(({ name, city }) => `${name.split(/[ ,]/).slice(0, 2).join(' ')} ${city}`)
  return {
    slugs: rows.map(({ slug }) => slug),
    pages: Array.from({ length: totalPages }, (_, i) => 1 + ((i * 1597) % totalPages)),
    searches: [...new Set(texts)].map(encodeURIComponent),
  }
}

/** Two letters of the longest word change places. */
const slip = (words: string): string => {
  const longest = words.split('%20').reduce((a, b) => (b.length > a.length ? b : a))
  return words.replace(
    longest,
    longest.slice(0, 2) + longest.charAt(3) + longest.charAt(2) + longest.slice(4),
  )
}
