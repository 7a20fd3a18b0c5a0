import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#app/data/client.ts'
import { FirstScreen } from './FirstScreen.tsx'

/** Shows a visitor the form of a listing; the account is its last step. */
export const showFirstListing = (place: HTMLElement): void =>
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <FirstScreen />
    </QueryClientProvider>,
  )
