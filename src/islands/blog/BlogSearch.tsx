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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onChoose({ search: textOf(form.get('search')), category: textOf(form.get('category')) })
  }
  return (
    <form
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
