import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { Ads } from '#app/admin/ads/Ads.tsx'
import { createMemoryRouter } from '../setup/memory-router.tsx'

type RecordedRequest = { method: string; path: string; query: URLSearchParams; body: unknown }
type Refusal = { status: number; code: string; error?: string; fields?: Record<string, string> }

/** What the screen asked for since the test began. */
export let recordedRequests: RecordedRequest[] = []
/** By method and path: what the API refuses. */
export let refusals: Record<string, Refusal> = {}
/** By method and path: what it answers, or will when a promise is kept. */
export let answers: Record<string, object> = {}

export const SAMPLE_DAY = '2026-11-20T06:00:00Z'
const campaign = (id: number, title: string, values = {}) => ({
  ...{ id, title, description: '', targetUrl: 'https://shop.example/', budget: 3000 },
  ...{ dailyBudget: null, costPerClick: 8, startDate: null, endDate: null, keywords: ['heater'] },
  ...{ locations: [], targetAudience: { interests: [], demographics: [] }, status: 'active' },
  ...{ isApproved: true, submittedAt: null, rejectionReason: null, proposed: null },
  ...{ pausedAt: null, totalSpent: 1568, totalImpressions: 14210, totalClicks: 196 },
  ...{
    excludedClicks: 12,
    spentToday: 40,
    version: 3,
    createdAt: SAMPLE_DAY,
    updatedAt: SAMPLE_DAY,
  },
  creatives: { total: 2, approved: 1, pending: 1, rejected: 0 },
  user: { id: 8, name: 'Sample Electronics', email: 's@x.example' },
  ...values,
})
const WAITING = campaign(1, 'Winter school fees', {
  ...{ status: 'draft', isApproved: false, submittedAt: SAMPLE_DAY, totalSpent: 0 },
  ...{ totalImpressions: 0, totalClicks: 0 },
})
const RUNNING = campaign(2, 'Heaters for winter')
const CHANGED = campaign(3, 'Inverters', {
  proposed: { title: 'Inverters and batteries' },
  targetLook: {
    ...{ at: '2026-11-18T04:30:00Z', targetUrl: 'https://shop.example/' },
    ...{ outcome: 'answers', detail: 'The link works.' },
  },
})
const place = (id: number, name: string, values = {}) => ({
  ...{ id, name, code: `place_${id}`, page: 'businesses', position: 'content-top' },
  ...{
    size: '728x90',
    priority: 2,
    isActive: true,
    showsHouseAds: true,
    views: 1200,
    clicks: 14,
    earned: 112,
  },
  ...{
    campaigns: 3,
    fill: 86,
    createdAt: SAMPLE_DAY,
    updatedAt: SAMPLE_DAY,
    version: 5,
    ...values,
  },
})
const creative = (id: number, name: string, values = {}) => ({
  ...{ id, campaignId: 2, name, type: 'text', size: '728x90', position: 'content-top' },
  ...{ headline: 'Sample Electronics', description: 'Heaters', callToAction: 'Learn More' },
  ...{ imageUrl: null, gifUrl: null, videoUrl: null, stillUrl: null, frameUrl: null },
  ...{ carousel: [], fileSize: null, fileDuration: null, isApproved: false, state: 'pending' },
  ...{ rejectionReason: null, proposed: null, waitingSince: SAMPLE_DAY, version: 1 },
  campaign: {
    ...{ id: 2, title: 'Heaters for winter', targetUrl: 'https://shop.example/' },
    user: { id: 8, name: 'Sample Electronics', email: 's@x.example' },
  },
  ...{ createdAt: SAMPLE_DAY, updatedAt: SAMPLE_DAY, ...values },
})

/** Stands in for the API in every test of a file: three campaigns, two creatives, two places. */
export function answerForAds(): void {
  beforeEach(() => {
    recordedRequests = []
    refusals = {}
    localStorage.clear()
    answers = {
      'GET /api/ads/campaigns': {
        campaigns: [WAITING, RUNNING, CHANGED],
        ...{ counts: { total: 9, pending: 2, active: 5, paused: 2, revenue: 11344 } },
        pagination: {
          ...{ page: 1, limit: 50, total: 3, totalPages: 1, hasPrev: false, hasNext: false },
        },
      },
      'GET /api/ads/campaigns/1': { data: WAITING },
      'GET /api/ads/campaigns/2': { data: RUNNING },
      'GET /api/ads/campaigns/3': { data: CHANGED },
      'POST /api/ads/campaigns/1/approve': { message: 'Campaign approved successfully' },
      'POST /api/ads/campaigns/3/approve': { message: 'Campaign rejected successfully' },
      'PUT /api/ads/campaigns/2': { message: 'Campaign status updated!' },
      'GET /api/admin/counts': {
        data: {
          campaigns: { total: 9 },
          advertising: { total: 3, campaign: 2, creative: 1 },
        },
      },
      'GET /api/ads/creatives/pending': {
        creatives: [
          creative(1, 'Words'),
          creative(2, 'Second', {
            ...{ isApproved: true, state: 'approved', proposed: { headline: 'Another' } },
          }),
        ],
      },
      'POST /api/ads/creatives/1/approve': { message: 'Creative approved successfully' },
      'POST /api/ads/creatives/2/approve': { message: 'Creative rejected successfully' },
      'GET /api/ads/alerts': { data: [] },
      'GET /api/ads/overview': { data: { compared: null } },
      'GET /api/ads/placements': {
        data: [place(1, 'Above the list'), place(2, 'Foot of home', { page: 'home' })],
      },
    }
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const body: unknown = text ? JSON.parse(text) : null
      recordedRequests.push({ method: request.method, path: pathname, query: searchParams, body })
      const name = `${request.method} ${pathname}`
      const refused = refusals[name]
      if (refused) {
        const { status, ...said } = refused
        return Response.json({ success: false, ...said }, { status })
      }
      const answer = await Promise.resolve(answers[name] ?? { data: { id: 1 } })
      return Response.json({ success: true, ...answer })
    })
  })
  afterEach(() => vi.unstubAllGlobals())
}

/** What the screen has read. */
export let queryClient: QueryClient

/** The screen as an administrator opens it. */
export function showAds(address = '/admin/ads', element = <Ads />) {
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [address],
  })
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** The last call of this method and path. */
export const lastCall = (method: string, path: string) =>
  recordedRequests.filter((one) => one.method === method && one.path === `/api${path}`).at(-1)
export const getDialog = (screen: Awaited<ReturnType<typeof showAds>>) => screen.getByRole('dialog')
