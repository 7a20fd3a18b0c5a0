import type { Messages } from '#i18n/index.ts'
import { printStoredWord } from '#i18n/en/stored-words.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { About } from './About.tsx'
import { FeatureList } from './FeatureList.tsx'
import type { BusinessPartProps } from './part-props.ts'

type Props = {
  business: BusinessPartProps['business']
  /** Answers to the category's own questions, in words. */
  details: ReadonlyArray<{ label: string; value: string }>
  /** Whether a script of the page copies what the buttons name. */
  copies?: boolean
  t: Messages['businessPage']
}

/** The code of a bank branch, asked for in every transfer of money. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/

/** About text, key information, features and amenities, payment methods: each when there is any. */
export function Overview({ business, details, copies = false, t }: Props) {
  const ifsc = business.tags.find((tag) => IFSC.test(tag)) ?? ''
  const information = [
    {
      label: t.businessType,
      value: business.businessType && t.businessTypes[business.businessType],
    },
    { label: t.languages, value: business.languages.map(printStoredWord).join(', ') },
    ...details,
    { label: t.ifsc, value: details.some(({ value }) => IFSC.test(value)) ? '' : ifsc },
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
                <dd>
                  {value}
                  {copies && value && IFSC.test(value) && (
                    <IconButton
                      icon="copy"
                      label={t.copyValue(label)}
                      className="needs-script"
                      data-copy={value}
                      data-said={t.copiedValue(label)}
                    />
                  )}
                </dd>
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
                {printStoredWord(method)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
