import { useLayoutEffect, useRef, type SubmitEvent } from 'react'
import { ROUTES } from '#config/routes.ts'
import type { BlogIslandMessages } from '#i18n/blog-island.ts'
import { ListSearchForm } from '#islands/finder/ListSearchForm.tsx'
import { getCurrentPath } from '#islands/navigation/current-path.ts'
import type { BlogCategory, BlogFilters } from '#shared/view/blog-list.ts'

type Props = {
  filters: BlogFilters
  /** The address that the filters come from; during hydration that of the static page. */
  address: string
  categories: readonly BlogCategory[]
  onChoose: (change: Partial<BlogFilters>) => void
  t: BlogIslandMessages['blog']
}

type FormValues = Pick<BlogFilters, 'search' | 'category'>

const NOTHING: FormValues = { search: '', category: '' }

/**
 * Words and category: a form like any other before React comes. Both controls follow the address.
 */
export function BlogSearch({ filters, address, categories, onChoose, t }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const early = useRef<FormValues | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChoose(formValues(event.currentTarget))
  }

  // Keeps what was typed or chosen before React came; a chosen category counts as a choice.
  useLayoutEffect(() => {
    const form = root.current!
    early.current ??= formValues(form)
    if (address !== getCurrentPath()) return
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address])

  return (
    <ListSearchForm
      ref={root}
      className="blog-finder needs-script"
      action={ROUTES.blog.path}
      onSubmit={submit}
      words={{ label: t.search, placeholder: t.searchPlaceholder }}
      choice={{
        icon: 'tag',
        label: t.category,
        name: 'category',
        choices: [
          { value: '', text: t.allCategories },
          ...categories.map(({ slug, name, count }) => ({
            value: slug,
            text: `${name} (${count})`,
          })),
        ],
        onChange: (event) => event.currentTarget.form?.requestSubmit(),
      }}
      button={t.searchButton}
    />
  )
}

const controlOf = (form: HTMLFormElement, name: keyof FormValues) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement

const formValues = (form: HTMLFormElement): FormValues => ({
  search: controlOf(form, 'search').value.trim(),
  category: controlOf(form, 'category').value,
})
