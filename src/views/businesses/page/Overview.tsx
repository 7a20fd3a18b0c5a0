import type { Messages } from '#i18n/index.ts'
import { businessTypeLabel } from '#shared/rules/business.ts'
import { About } from './About.tsx'
import { FeatureList } from './FeatureList.tsx'
import type { PartProps } from './part-props.ts'

type Props = {
  business: PartProps['business']
  /** Answers to the category's own questions, in words. */
  details: ReadonlyArray<{ label: string; value: string }>
  t: Messages['businessPage']
}

/** About text, key information, features and amenities, payment methods: each when there is any. */
export function Overview({ business, details, t }: Props) {
  const information = [
    {
      label: t.businessType,
      value: business.businessType && businessTypeLabel(business.businessType),
    },
    { label: t.languages, value: business.languages.join(', ') },
    ...details,
  ].filter(({ value }) => value)
  return (
    <>
      <About business={business} t={t} />
      {information.length > 0 && (
        <section className="block">
          <h2>{t.keyInformation}</h2>
          <dl className="pairs pairs-wide num">
            {information.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {business.selectedFeatures.length > 0 && (
        <section className="block">
          <h2>{t.features}</h2>
          <FeatureList business={business} />
        </section>
      )}
      {business.paymentMethods.length > 0 && (
        <section className="block">
          <h2>{t.payment}</h2>
          <ul className="chips">
            {business.paymentMethods.map((method) => (
              <li key={method} className="pill pill-quiet">
                {method}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
