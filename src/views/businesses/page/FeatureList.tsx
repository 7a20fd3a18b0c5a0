import { Icon } from '#ui/Icon.tsx'
import type { BusinessPartProps } from './part-props.ts'

/** The features and amenities of a business. */
export function FeatureList({ business }: Pick<BusinessPartProps, 'business'>) {
  return (
    <ul className="features">
      {business.selectedFeatures.map(({ id, name }) => (
        <li key={id}>
          <Icon name="check" />
          {name}
        </li>
      ))}
    </ul>
  )
}
