import { ROUTES } from '#config/routes.ts'
import type { Classified } from '#contract/classifieds.ts'
import { HI_SECTION_HEADINGS } from '#i18n/hi-parts.ts'
import type { Messages } from '#i18n/index.ts'
import { getShownCondition } from '#shared/rules/classifieds.ts'
import { HindiHeading } from '#views/texts/HindiHeading.tsx'

type Props = { classified: Classified; t: Messages['classifieds'] }

/** The known facts of the thing, and the seller's description. */
export function ClassifiedDetails({ classified, t }: Props) {
  const condition = getShownCondition(classified)
  const facts = [
    { name: t.condition, value: condition && t.conditions[condition] },
    {
      name: t.category,
      value: (
        <a className="link" href={`${ROUTES.classified.path}?categoryId=${classified.categoryId}`}>
          {classified.category.name}
        </a>
      ),
    },
    { name: t.brand, value: classified.brand },
    { name: t.model, value: classified.model },
    { name: t.year, value: classified.year },
    {
      name: t.place,
      value: [classified.city, classified.state, classified.pincode].filter(Boolean).join(', '),
    },
  ]
  return (
    <>
      <section className="block" aria-labelledby="details">
        <h2 id="details">{t.details}</h2>
        <dl className="pairs pairs-wide num">
          {facts.map(
            ({ name, value }) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <section className="block" aria-labelledby="description">
        <HindiHeading id="description" hindi={HI_SECTION_HEADINGS.description}>
          {t.descriptionTitle}
        </HindiHeading>
        <div className="prose">
          {classified.description.split(/\n{2,}/).map((text, i) => (
            <p key={i} className="whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      </section>
    </>
  )
}
