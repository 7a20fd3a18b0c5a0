import { getCategoryKind, getCategoryColourClasses } from '#shared/drawings/category-kind.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { Drawing } from '#ui/Drawing.tsx'
import type { BusinessPartProps } from './part-props.ts'

/** The logo, and behind it the category's drawing for one that is missing or does not load. */
export function Logo({ business: { category, logo } }: Pick<BusinessPartProps, 'business'>) {
  return (
    <div
      className={`business-logo panel panel-solid ${getCategoryColourClasses(category)}`}
      data-photos={logo ? true : undefined}
    >
      <Drawing name={getCategoryKind(category.name)} />
      {logo && <img src={getImageUrl(logo, import.meta.env.PUBLIC_API_URL)} alt="" />}
    </div>
  )
}
