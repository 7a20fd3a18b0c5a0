import { useLayoutEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { ROUTES } from '#config/routes.ts'
import type { BlogIslandMessages } from '#i18n/blog-island.ts'
import { currentAddress } from '#islands/navigation/address.ts'
import type { BlogCategory, BlogFilters } from '#shared/view/blog-list.ts'
import { Icon } from '#ui/Icon.tsx'

type Props = {
  filters: BlogFilters
  /**
   * The address that the filters are of: that of the static page while its markup is taken over.
   */
  address: string
  categories: readonly BlogCategory[]
  onChoose: (change: Partial<BlogFilters>) => void
  t: BlogIslandMessages['blog']
}

type Said = Pick<BlogFilters, 'search' | 'category'>

const NOTHING: Said = { search: '', category: '' }

/**
 * Words and category: a form like any other before React comes. Both controls are its own and
 * follow the address.
 */
export function BlogSearch({ filters, address, categories, onChoose, t }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const early = useRef<Said | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChoose(saidIn(event.currentTarget))
  }

  // What was typed or chosen before React came stays; a category, the very choice that called it,
  // counts as ever.
  useLayoutEffect(() => {
    const form = root.current!
    early.current ??= saidIn(form)
    if (address !== currentAddress()) return
    const { search, category } = early.current
    early.current = NOTHING
    const isChoice = category !== '' && category !== filters.category
    const shown = { search: search || filters.search, category: category || filters.category }
    controlOf(form, 'search').value = shown.search
    controlOf(form, 'category').value = categories.some(({ slug }) => slug === shown.category)
      ? shown.category
      : ''
    if (isChoice) onChoose(shown)
    // Only another address sets the controls, not each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address])

  return (
    <form
      ref={root}
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
          placeholder={t.searchPlaceholder}
          maxLength={100}
          enterKeyHint="search"
        />
      </label>
      <label>
        <Icon name="tag" />
        <span className="sr-only">{t.category}</span>
        <select name="category" onChange={(event) => event.currentTarget.form?.requestSubmit()}>
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

const controlOf = (form: HTMLFormElement, name: keyof Said) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement

const saidIn = (form: HTMLFormElement): Said => ({
  search: controlOf(form, 'search').value.trim(),
  category: controlOf(form, 'category').value,
})
