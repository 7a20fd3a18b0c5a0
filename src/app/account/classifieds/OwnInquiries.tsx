import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { paging } from '#i18n/en/paging.ts'
import { Pagination } from '#ui/Pagination.tsx'
import { InquiryList } from './InquiryList.tsx'

const PAGE_SIZE = 20

/** What people ask about one's ads, in pages. */
export function ReceivedInquiries({ onNotice }: { onNotice: (text: string) => void }) {
  const { answer, hrefOf, change } = useList('GET /classified-inquiries/seller', (query) => ({
    page: readPage(query),
    limit: PAGE_SIZE,
  }))
  return (
    <QueryState query={answer}>
      {({ data, pagination: { page, totalPages } }) => (
        <>
          <InquiryList inquiries={data} onNotice={onNotice} />
          <div className="list-foot num">
            <Pagination
              page={page}
              pages={totalPages}
              hrefOf={(to) => hrefOf({ page: to })}
              onChoose={(to) => change({ page: to })}
              t={paging}
            />
          </div>
        </>
      )}
    </QueryState>
  )
}
