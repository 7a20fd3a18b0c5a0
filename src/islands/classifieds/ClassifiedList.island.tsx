import { useRef } from 'react'
import { classifiedListPath } from '#config/routes.ts'
import { useSignalHydration } from '#islands/directives/use-signal-hydration.ts'
import { ListSearchForm } from '#islands/finder/ListSearchForm.tsx'
import { useTypedSearch } from '#islands/finder/use-typed-search.ts'
import type { InitialClassifiedList } from '#shared/view/classified-list.ts'
import { ClassifiedFilterFields } from './ClassifiedFilterFields.tsx'
import { ClassifiedResults } from './ClassifiedResults.tsx'
import { useClassifiedList } from './use-classified-list.ts'
import { useClassifiedInputBeforeHydration } from './use-input-before-hydration.ts'

type Props = {
  /** The page of the list that the static page shows. */
  start: InitialClassifiedList
}

/**
 * The list of ads: search, filters, cards, pages. The address bar is its only store;
 * `client:interaction` wakes it.
 */
export default function ClassifiedList({ start }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useClassifiedList(start)
  const { filters, choices, choose } = list
  const t = list.messages.classifiedList
  const { box, submit } = useTypedSearch(filters.search, (search, step) => choose({ search }, step))

  useClassifiedInputBeforeHydration(root, filters, list.address, list.go)
  useSignalHydration(root)

  return (
    <div ref={root} className="wrap" id="ads">
      <ListSearchForm
        className="mt-5"
        action={classifiedListPath()}
        autoComplete="off"
        onSubmit={(event) => {
          submit(event)
          heading.current?.focus()
        }}
        words={{ ...box, label: t.what, placeholder: t.whatPlaceholder }}
        choice={{
          icon: 'pin',
          label: t.where,
          name: 'city',
          value: filters.city,
          choices: choices.cities,
          onChange: ({ target }) => choose({ city: target.value }),
        }}
        button={t.search}
      />
      <div className="columns list-columns" id="results">
        <aside className="filters filters-side needs-script" aria-label={t.filters}>
          <h2>{t.filters}</h2>
          <ClassifiedFilterFields {...{ filters, choices, choose, t }} named />
        </aside>
        <ClassifiedResults list={list} heading={heading} />
      </div>
    </div>
  )
}
