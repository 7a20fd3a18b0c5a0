import { useMemo, useRef } from 'react'
import { classifiedPath } from '#config/routes.ts'
import { adListMessages } from '#i18n/ad-list-island.ts'
import { currentAddress, setAddress, useAddress, type Step } from '#islands/navigation/address.ts'
import { useAwake } from '#islands/directives/awake.ts'
import type { AdListStart } from '#shared/view/ad-list.ts'
import {
  addressOfAds,
  adFiltersAt,
  changeAdFilters,
  type AdFilters,
} from '#shared/view/classified-filters.ts'
import { ADS_PER_PAGE } from '#shared/rules/classifieds.ts'
import { staticPages } from '#shared/view/paging.ts'
import { AdFilterFields } from './AdFilterFields.tsx'
import { AdResults } from './AdResults.tsx'
import { AdSearch } from './AdSearch.tsx'
import { useAdChoices } from './use-ad-choices.ts'
import { useAds } from './use-ads.ts'
import type { Choose } from './choose.ts'
import { useTakeOver } from './use-take-over.ts'

type Props = {
  /** The page of the list that the static page shows. */
  start: AdListStart
  locale?: string | undefined
}

/**
 * The list of ads: search, filters, cards, pages. The address bar is its only store;
 * `client:needed` wakes it.
 */
export default function ClassifiedList({ start, locale }: Props) {
  const messages = adListMessages(locale)
  const t = messages.adList
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const address = useAddress(classifiedPath(start.page))
  const filters = useMemo(() => adFiltersAt(address), [address])
  const { listing, last } = useAds(filters, start)
  const choices = useAdChoices(filters, last, start, t)

  const built = staticPages(start.total, ADS_PER_PAGE)
  const addressOf = (wanted: AdFilters) => addressOfAds(wanted, classifiedPath(), built)
  const go = (wanted: AdFilters, step: Step = 'push') => setAddress(addressOf(wanted), step)
  // From the address as it is now: a pause in typing may end after another choice.
  const choose: Choose = (change, step) =>
    go(changeAdFilters(adFiltersAt(currentAddress()), change), step)

  useTakeOver(root, filters, address, go)
  useAwake(root)

  const fields = { filters, choices, choose, t }
  return (
    <div ref={root} className="wrap" id="ads">
      <AdSearch {...fields} onSubmit={() => heading.current?.focus()} />
      <div className="columns list-columns" id="results">
        <aside className="filters filters-side needs-script" aria-label={t.filters}>
          <h2>{t.filters}</h2>
          <AdFilterFields {...fields} named />
        </aside>
        <AdResults {...{ filters, choices, choose, listing, heading, messages, go, addressOf }} />
      </div>
    </div>
  )
}
