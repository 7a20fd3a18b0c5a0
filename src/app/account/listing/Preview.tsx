import { useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { businesses as texts } from '#i18n/en/businesses.ts'
import { businessPage } from '#i18n/en/business-page.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { hoursText } from '#shared/rules/hours-text.ts'
import { WEEKDAYS } from '#shared/rules/hours.ts'
import { cardOf } from '#shared/view/business-card.ts'
import { BusinessCard } from '#views/businesses/BusinessCard.tsx'
import { helps, previewOf } from './preview.ts'
import type { ListingValues, Pictures } from './values.ts'

type Props = { values: ListingValues; pictures: Pictures; onLeave: () => void }

/** The card as lists will show it and the hours of the page; nothing in them can be pressed. */
export function Preview({ values, pictures, onLeave }: Props) {
  const { selectedState: state, selectedDistrict: district, businessHours } = values
  const [minute] = useState(() => Math.floor(Date.now() / 60_000))
  const categories = useRead('GET /categories', {}).data?.data
  const cities = useRead(
    'GET /locations/states/{state}/districts/{district}/cities',
    { params: { state, district } },
    { enabled: state !== '' && district !== '' },
  ).data?.data
  const business = previewOf(values, pictures, {
    category: categories?.find(({ id }) => String(id) === values.categoryId),
    city: cities?.find(({ id }) => String(id) === values.locationId)?.city,
  })
  const missing = helps(values, pictures)
  return (
    <div className="stack">
      <ul className="cards listing-card" inert>
        <BusinessCard business={cardOf(business)} heading="h3" {...{ minute }} t={texts} />
      </ul>
      <p className="field-hint">{t.previewNote}</p>
      {businessHours && (
        <table className="preview-hours num">
          <caption className="field-label">{t.others.businessHours}</caption>
          <tbody>
            {WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row">{t.hours.days[day]}</th>
                <td>{hoursText(businessHours[day], businessPage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {missing.length > 0 && (
        <div>
          <b>{t.helps}</b>
          <ul className="preview-helps">
            {missing.map(({ name, section }) => (
              <li key={name}>
                <a href={`#part-${section}`} onClick={onLeave}>
                  {t.helpers[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
