import styles from '#styles/app/screens/seller.css?url'
import { useEffect } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { useNow } from '#app/data/use-now.ts'
import { useWrite } from '#app/data/use-write.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { paging } from '#i18n/en/paging.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { EnquiryItem } from './EnquiryItem.tsx'
import { MessageTabs, type UnreadMessages } from './MessageTabs.tsx'

/**
 * What visitors without an account wrote to one's listings. Shown is read; the mark of a new one
 * stays until the list is read again.
 */
export function Enquiries({ unread }: { unread: UnreadMessages }) {
  const { answer, change, hrefOf } = useList('GET /enquiries', (address) => ({
    page: readPage(address),
    limit: 20,
  }))
  const now = useNow()
  const { mutate } = useWrite('POST /enquiries/read', {
    invalidates: ['GET /messages/unread-count'],
  })
  const newest = answer.data?.data.find(({ isRead }) => !isRead)?.id
  useEffect(() => {
    if (newest !== undefined) mutate({ body: { upTo: newest } })
  }, [newest, mutate])
  return (
    <div className="inbox">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <section aria-label={t.tabs.enquiries}>
        <div className="threads-top">
          <MessageTabs type="enquiries" {...{ unread, hrefOf }} />
        </div>
        <QueryState query={answer}>
          {({ data, pagination }) => (
            <>
              {data.length === 0 && (
                <EmptyState level="h2" title={t.noEnquiries} text={t.noEnquiriesText} />
              )}
              {data.map((enquiry) => (
                <EnquiryItem key={enquiry.id} {...{ enquiry, now }} />
              ))}
              <Pagination
                page={pagination.page}
                pages={pagination.totalPages}
                t={paging}
                hrefOf={(to) => hrefOf({ page: to })}
                onChoose={(to) => change({ page: to })}
              />
            </>
          )}
        </QueryState>
      </section>
    </div>
  )
}
