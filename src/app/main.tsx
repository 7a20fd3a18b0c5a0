import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { APP_PATHS } from '#config/app-paths.ts'
import { refreshSession } from '#stores/session.ts'
import { RouterProvider } from './router/index.ts'
import { queryClient, restoreReads } from './data/client.ts'
import { adoptVisitorDrafts, deleteOtherAccountsDrafts } from './form/drafts.ts'
import { router } from './routes.tsx'
import { loadLateCode } from './shell/late-code.ts'
import { watchSession, redirectIfSignedOut } from './shell/watch-session.ts'
import { watchDialogs } from './shell/watch-dialogs.ts'

/** What visitors may see of the app; elsewhere they are sent to the login. */
const FOR_VISITORS: Record<string, (place: HTMLElement) => Promise<void>> = {
  [APP_PATHS.ads]: async (place) =>
    (await import('./account/campaigns/Campaigns.tsx')).mountSignInPrompt(place),
  [APP_PATHS.addListing]: async (place) =>
    (await import('./account/listing/guest/mount-guest-listing.tsx')).mountGuestListing(place),
  [APP_PATHS.postAd]: async (place) =>
    (await import('./account/classifieds/guest/mount-guest-classified.tsx')).mountGuestClassified(
      place,
    ),
}

const place = document.getElementById('app')
loadLateCode()
const forVisitors = FOR_VISITORS[location.pathname]
if (place && forVisitors && !refreshSession()) void forVisitors(place)
else if (place && !redirectIfSignedOut()) {
  watchSession()
  adoptVisitorDrafts()
  deleteOtherAccountsDrafts()
  watchDialogs(router)
  // The page's own skeleton stays until the first screen is there; without a line it begins with
  // what it showed last.
  void Promise.all([router.ready, navigator.onLine || restoreReads()]).then(() =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
}
