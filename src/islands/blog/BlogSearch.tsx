import { useLayoutEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { ROUTES } from '#config/routes.ts'
import type { BlogIslandMessages } from '#i18n/blog-island.ts'
import type { BlogCategory, BlogFilters } from '#shared/blog-list.ts'
import { Icon } from '#ui/Icon.tsx'

type Props = {
  filters: BlogFilters
  categories: readonly BlogCategory[]
  onChoose: (change: Partial<BlogFilters>) => void
  t: BlogIslandMessages['blog']
}

/** Words and category: a form like any other before React comes. */
export function BlogSearch({ filters, categories, onChoose, t }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const isTakenOver = useRef(false)
  const choose = (form: HTMLFormElement) => {
    const said = new FormData(form)
    onChoose({ search: textOf(said.get('search')), category: textOf(said.get('category')) })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(event.currentTarget)
  }

  // A category chosen before React came, the very choice that called it, counts like any other.
  useLayoutEffect(() => {
    if (isTakenOver.current) return
    isTakenOver.current = true
    const early = textOf(new FormData(root.current!).get('category'))
    if (early && early !== filters.category) choose(root.current!)
  })

  return (
    <form
      ref={root}
      // Both controls are the form's own, and begin anew when the address changes by itself.
      key={`${filters.search} ${filters.category}`}
      className="finder finder-two finder-framed blog-finder needs-script"
      role="search"
      action={ROUTES.blog.path}
      onSubmit={submit}
    >
      <label>
        <Icon name="search" />
        <span className="sr-only">{t.search}</span>
        <input
          type="search"
          name="search"
          defaultValue={filters.search}
          placeholder={t.searchPlaceholder}
          maxLength={100}
          enterKeyHint="search"
        />
      </label>
      <label>
        <Icon name="tag" />
        <span className="sr-only">{t.category}</span>
        <select
          name="category"
          defaultValue={filters.category}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{t.allCategories}</option>
          {categories.map(({ id, slug, name, count }) => (
            <option key={id} value={slug}>
              {name} ({count})
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-accent">
        {t.searchButton}
      </button>
    </form>
  )
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')
