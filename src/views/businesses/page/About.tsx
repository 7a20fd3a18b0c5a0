import type { ReactNode } from 'react'
import { HI_SECTION_HEADINGS } from '#i18n/hi-parts.ts'
import { langOf } from '#i18n/en/names.ts'
import type { Messages } from '#i18n/index.ts'
import { HindiHeading } from '#views/texts/HindiHeading.tsx'
import type { BusinessPartProps } from './part-props.ts'

type Props = {
  business: BusinessPartProps['business']
  t: Pick<Messages['businessPage'], 'overview' | 'serving'>
  children?: ReactNode
}

/** The description of a business. */
export function About({ business, t, children }: Props) {
  const paragraphs = (business.description || t.serving(business.city)).split(/\n{2,}/)
  return (
    <section className="block" id="overview">
      <HindiHeading hindi={HI_SECTION_HEADINGS.about}>{t.overview}</HindiHeading>
      <div className="prose">
        {business.tagline && (
          <p>
            <b>{business.tagline}</b>
          </p>
        )}
        {paragraphs.map((text, i) => (
          <p key={i} className="whitespace-pre-line" lang={langOf(text)}>
            {text}
          </p>
        ))}
      </div>
      {children}
    </section>
  )
}
