import type { ComponentType } from 'react'
import { createBrowserHistory, createRouter, type Route } from '#app/router/index.ts'
import {
  ADMIN_PATHS,
  APP_PATHS,
  HELPER_PATHS,
  type AdminScreen,
  type AppScreen,
  type HelperScreen,
} from '#config/app-paths.ts'
import { Bell } from './account/dashboard/Bell.tsx'
import type { Guard } from './shell/admission.ts'
import { registerPopStateListener } from './shell/history-entry.ts'
import { Guarded } from './shell/Guarded.tsx'
import { Layout } from './shell/Layout.tsx'
import { ScreenFailure } from './shell/ScreenFailure.tsx'

/** A screen: who may see it, and its code, loaded when it is opened. */
type Entry = { guard: Guard; load: () => Promise<ComponentType> }

const SCREENS: Record<AppScreen, Entry> = {
  dashboard: {
    guard: 'user',
    load: async () => (await import('./account/dashboard/Dashboard.tsx')).Dashboard,
  },
  myAds: {
    guard: 'user',
    load: async () => (await import('./account/classifieds/MyClassifieds.tsx')).MyClassifieds,
  },
  postAd: {
    guard: 'user',
    load: async () => (await import('./account/classifieds/PostClassified.tsx')).PostClassified,
  },
  editAd: {
    guard: 'user',
    load: async () => (await import('./account/classifieds/EditClassified.tsx')).EditClassified,
  },
  messages: {
    guard: 'user',
    load: async () => (await import('./account/messages/Messages.tsx')).Messages,
  },
  reviews: {
    guard: 'business',
    load: async () => (await import('./account/reviews/Reviews.tsx')).Reviews,
  },
  myBusinesses: {
    guard: 'business',
    load: async () => (await import('./account/businesses/MyBusinesses.tsx')).MyBusinesses,
  },
  analytics: {
    guard: 'user',
    load: async () => (await import('./account/analytics/Analytics.tsx')).Analytics,
  },
  ads: {
    guard: 'user',
    load: async () => (await import('./account/campaigns/Campaigns.tsx')).Campaigns,
  },
  adBalance: {
    guard: 'user',
    load: async () => (await import('./account/campaigns/Balance.tsx')).Balance,
  },
  addMoney: {
    guard: 'user',
    load: async () => (await import('./account/payments/AddMoney.tsx')).AddMoney,
  },
  adStatement: {
    guard: 'user',
    load: async () => (await import('./account/campaigns/Statement.tsx')).Statement,
  },
  adPaper: {
    guard: 'user',
    load: async () => (await import('./account/papers/Paper.tsx')).Paper,
  },
  addListing: {
    guard: 'user',
    load: async () => (await import('./account/listing/AddListing.tsx')).AddListing,
  },
  editListing: {
    guard: 'business',
    load: async () => (await import('./account/listing/EditListing.tsx')).EditListing,
  },
  listingSent: {
    guard: 'user',
    load: async () => (await import('./account/sent/ListingSent.tsx')).ListingSent,
  },
  listingPreview: {
    guard: 'user',
    load: async () => (await import('./account/businesses/Preview.tsx')).Preview,
  },
  listingHistory: {
    guard: 'user',
    load: async () => (await import('./account/businesses/History.tsx')).History,
  },
  claim: {
    guard: 'user',
    load: async () => (await import('./account/claims/ClaimBusiness.tsx')).ClaimBusiness,
  },
  profile: {
    guard: 'user',
    load: async () => (await import('./account/profile/Profile.tsx')).Profile,
  },
}

const routes = (Object.keys(SCREENS) as AppScreen[]).map((screen): Route => {
  const { guard, load } = SCREENS[screen]
  return {
    path: APP_PATHS[screen],
    lazy: async () => {
      const Shown = await load()
      return {
        element: (
          <Guarded guard={guard} screen={screen}>
            <Shown />
          </Guarded>
        ),
      }
    },
  }
})

/* Of the helpers' area, too. */
const helperScreens = (Object.keys(HELPER_PATHS) as HelperScreen[]).map((screen): Route => ({
  path: HELPER_PATHS[screen],
  lazy: async () => ({
    Component: (await import('./account/gaps/helper-area.ts')).HELPER_SCREENS[screen],
  }),
}))

/* Of the administrators' area the app knows the addresses alone. */
const adminScreens = (Object.keys(ADMIN_PATHS) as AdminScreen[]).map((screen): Route => ({
  path: ADMIN_PATHS[screen],
  lazy: async () => ({
    Component: await (await import('./admin/area.ts')).loadScreen(screen),
  }),
}))

/** Every screen in its frame. The error boundary is on its own route: a lazy one cannot show one. */
export const APP_ROUTES: Route[] = [
  {
    element: <Layout Bell={Bell} />,
    children: [{ errorElement: <ScreenFailure />, children: routes }],
  },
  {
    errorElement: <ScreenFailure />,
    children: [
      {
        lazy: async () => ({
          Component: (await import('./account/gaps/helper-area.ts')).HelperLayout,
        }),
        children: [{ errorElement: <ScreenFailure />, children: helperScreens }],
      },
      {
        lazy: async () => ({ Component: (await import('./admin/area.ts')).AdminLayout }),
        children: [{ errorElement: <ScreenFailure />, children: adminScreens }],
      },
    ],
  },
]

registerPopStateListener()
export const router = createRouter(APP_ROUTES, createBrowserHistory())
