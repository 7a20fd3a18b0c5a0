import { useRead } from '#app/data/use-read.ts'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { getTasks, type Task } from './tasks.ts'

/** The tasks of the person; `missing` is a reading that has not come, or that failed. */
export function useTasks(): {
  tasks: Task[] | null
  missing: Pick<ReturnType<typeof useRead>, 'error' | 'fetchStatus' | 'isFetching' | 'refetch'>
} {
  const isMember = useCurrentUser()?.role === 'user'
  const ofBusiness = { enabled: !isMember }
  const businesses = useRead('GET /businesses/user/my-businesses', {}, ofBusiness)
  const ads = useRead('GET /classified/user/my-ads', {})
  const inquiries = useRead('GET /classified-inquiries/stats', {})
  const unread = useRead('GET /messages/unread-count', {})
  const claims = useRead('GET /claims/mine', {}).data?.data ?? []
  const unanswered = useRead(
    'GET /reviews/received',
    { query: { show: 'unanswered', limit: 1 } },
    ofBusiness,
  ).data?.pagination.total
  const needed = [...(isMember ? [] : [businesses]), ads, inquiries, unread]
  const missing = needed.find(({ data }) => !data) ?? unread
  if (!ads.data || !inquiries.data || !unread.data || (!isMember && !businesses.data))
    return { tasks: null, missing }
  const tasks = getTasks({
    businesses: businesses.data?.data ?? [],
    ads: ads.data.data,
    claims,
    unreadInquiries: inquiries.data.data.unread,
    unreadMessages: unread.data.data.unreadCount,
    ...(unanswered ? { unanswered } : {}),
    now: new Date(),
  })
  return { tasks, missing }
}
