import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LiveTopic } from '#contract/live.ts'
import { subscribeToLiveEvents } from './follow-live.ts'

/** The readings that may be others when something has changed, by the beginning of their names. */
const READINGS: Record<LiveTopic, readonly string[]> = {
  messages: ['GET /messages', 'GET /conversations', 'GET /enquiries'],
  inquiries: ['GET /classified-inquiries'],
  moderation: ['GET /admin', 'GET /contacts/admin', 'GET /reports/admin', 'GET /ads'],
}

/**
 * Refetches messages, inquiries and pending work as soon as they change, while the tab is visible.
 * Returns whether the stream is open: if not, the caller should poll.
 */
export function useLiveUpdates(enabled: boolean): boolean {
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (!enabled) return undefined
    const ended = new AbortController()
    const listener = { onChanged: (noun: LiveTopic) => renew(client, noun), onState: setLive }
    subscribeToLiveEvents(listener, ended.signal)
    return () => ended.abort()
  }, [client, enabled])
  return isLive
}

const renew = (client: QueryClient, noun: LiveTopic) =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      READINGS[noun].some((beginning) => String(name).startsWith(beginning)),
  })
