import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { APP_PATHS } from '#config/app-paths.ts'
import { refreshSession } from '#stores/session.ts'
import { queryClient } from './data/client.ts'
import { deleteOtherAccountsDrafts } from './form/drafts.ts'
import { router } from './routes.tsx'
import { watchSession, sentToLogin } from './shell/watch-session.ts'

/*
 * The skeleton stays until the first screen is ready. Visitors are sent to the login, except on the
 * campaigns page, which says why to sign in.
 */
const place = document.getElementById('app')
if (place && location.pathname === APP_PATHS.ads && !refreshSession())
  void import('./account/campaigns/Campaigns.tsx').then(({ showSignIn }) => showSignIn(place))
else if (place && !sentToLogin()) {
  watchSession()
  deleteOtherAccountsDrafts()
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
