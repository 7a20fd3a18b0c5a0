import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import BlogList from '#islands/blog/BlogList.island.tsx'
import BusinessDialogs from '#islands/businesses/BusinessDialogs.island.tsx'
import BusinessList from '#islands/businesses/BusinessList.island.tsx'
import ClassifiedDialogs from '#islands/classifieds/ClassifiedDialogs.island.tsx'
import ClassifiedList from '#islands/classifieds/ClassifiedList.island.tsx'
import FavouritesPage from '#islands/favourites/FavouritesPage.island.tsx'
import { BusinessPage } from '#islands/businesses/page/BusinessPage.tsx'
import { ClassifiedPage } from '#islands/classifieds/ClassifiedPage.tsx'
import { businessIslandMessages } from '#i18n/business-island.ts'
import { classifiedIslandMessages } from '#i18n/classified-island.ts'
import { requestDialog } from '#islands/directives/use-open-requests.ts'
import { toListPage } from '#shared/view/business-list.ts'
import { toHindiAd, toHindiBusiness } from '#shared/view/hindi-names.ts'
import { $favourites } from '#stores/favourite-ids.ts'
import type { CallName, CallResponse } from '#client/call.ts'
import { findForeign } from './setup/foreign-words.ts'
import { logIn, stubApi, unstubApi } from './setup/sample-api.ts'
import { sampleAnswer } from './setup/sample-answer.ts'
import { settle } from './setup/settle.ts'

beforeEach(() => {
  document.documentElement.lang = 'hi'
  stubApi()
})
afterEach(unstubApi)

const answerTo = <Name extends CallName>(name: Name, path: string) =>
  sampleAnswer(name.split(' ')[0]!, path) as CallResponse<Name>

const listing = answerTo('GET /businesses', '/api/businesses')
const ads = answerTo('GET /classified', '/api/classified')
const posts = answerTo('GET /blogs', '/api/blogs')
const business = answerTo('GET /businesses/{idOrSlug}', '/api/businesses/1').data
const classified = answerTo('GET /classified/{slug}', '/api/classified/1').data

const page = toListPage(listing)
const start = { ...page, page: 1, featured: page.businesses.slice(0, 2), featuredTotal: 2 }
const writing = { site: true, inquiry: true, report: true }
const place = { ...business, ownerId: 5, address: 'नमूना' }
const nameOfTown = () => 'नमूना'
const ad = { id: 1, title: 'नमूना', status: 'active' } as const
const choice = { id: 1, slug: 'namuna-1', name: 'नमूना', count: 7 }

const PARTS: Record<string, ReactNode> = {
  'the list of businesses': <BusinessList start={start} />,
  'the list of ads': (
    <ClassifiedList
      start={{
        ads: ads.data.map((one) => toHindiAd(one, nameOfTown)),
        total: 7,
        page: 1,
        categories: [choice],
        cities: [{ city: 'नमूना', count: 7 }],
      }}
    />
  ),
  'the posts': (
    <BlogList
      start={{ posts: posts.data.blogs, total: 7, pages: 1, page: 1, categories: [choice] }}
    />
  ),
  'saved places': <FavouritesPage />,
  'a business': (
    <BusinessPage
      business={toHindiBusiness(business)}
      messages={businessIslandMessages}
      takesReviews
      writing={writing}
    />
  ),
  'an ad': (
    <ClassifiedPage
      classified={toHindiAd(classified, nameOfTown)}
      messages={classifiedIslandMessages}
    />
  ),
}

describe('a reader who knows no English finds none in', () => {
  for (const [name, part] of Object.entries(PARTS))
    it(name, async () => {
      $favourites.set(new Set([1, 2]))
      const { container } = await render(part)
      await settle(container)
      for (const details of container.querySelectorAll('details')) details.open = true
      expect(findForeign(container)).toEqual([])
    })
})

const DIALOGS: Record<string, ReactNode> = {
  review: <BusinessDialogs business={place} writing={writing} />,
  message: <BusinessDialogs business={place} writing={writing} />,
  inquiry: <BusinessDialogs business={place} writing={writing} />,
  report: <BusinessDialogs business={place} writing={writing} />,
  'inquiry of an ad': <ClassifiedDialogs classified={ad} takesReports />,
  'report of an ad': <ClassifiedDialogs classified={ad} takesReports />,
}

describe('nor in the dialog', () => {
  for (const [name, part] of Object.entries(DIALOGS))
    it(name, async () => {
      logIn('owner')
      const { container } = await render(part)
      requestDialog(name.split(' ')[0]!)
      await expect.poll(() => container.querySelector('dialog[open]')).not.toBeNull()
      await settle(container)
      expect(findForeign(container)).toEqual([])
    })
})
