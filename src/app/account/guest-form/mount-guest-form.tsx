import type { ComponentType } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#app/data/client.ts'

/** Shows a visitor a form whose last step is the account, in place of the app. */
export const mountGuestForm = (place: HTMLElement, Shown: ComponentType): void =>
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  )
