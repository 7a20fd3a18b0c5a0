import { useRead } from '#app/data/use-read.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { nameOf } from '#i18n/en/names.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import { WEEKDAYS } from '#shared/rules/hours.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { getImprovementTips, toPreviewCard } from './preview.ts'
import type { ListingValues, Pictures } from './values.ts'

type Props = { values: ListingValues; pictures: Pictures; onLeave: () => void }

/**
 * The card and the opening hours as visitors will see them, without working links. It copies the
 * card's markup: sharing its code changed how public islands are split into files, and one went 0.6
 * KB over its budget.
 */
export function Preview({ values, pictures, onLeave }: Props) {
  const { selectedState: state, selectedDistrict: district, businessHours } = values
  const categories = useRead('GET /categories', {}).data?.data
  const cities = useRead(
    'GET /locations/states/{state}/districts/{district}/cities',
    { params: { state, district } },
    { enabled: state !== '' && district !== '' },
  ).data?.data
  const category = categories?.find(({ id }) => String(id) === values.categoryId)
  const town = cities?.find(({ id }) => String(id) === values.locationId)
  const { name, nameHi, kind, place, phone, picture } = toPreviewCard(values, pictures, {
    category: category && nameOf(category),
    city: town && nameOf({ name: town.city, nameHi: town.nameHi }),
  })
  const missing = getImprovementTips(values, pictures)
  return (
    <div className="stack">
      <div className="card listing-card" inert>
        <div className="panel">{picture && <Picture path={picture} alt="" sizes="88px" />}</div>
        <div className="card-body">
          <p className="card-kind">{kind}</p>
          <h3 className="card-name">{name}</h3>
          {nameHi && (
            <p className="card-hindi hi" lang={LOCAL_LANGUAGE}>
              {nameHi}
            </p>
          )}
          <p className="card-place num">{place}</p>
          <p className="card-text">{values.description}</p>
        </div>
        <div className="card-actions">
          <span className="call num">
            <Icon name="phone" /> {phone}
          </span>
        </div>
      </div>
      <p className="field-hint">{t.previewNote}</p>
      {businessHours && (
        <table className="preview-hours num">
          <caption className="field-label">{t.others.businessHours}</caption>
          <tbody>
            {WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row">{t.hours.days[day]}</th>
                <td>{formatDayHours(businessHours[day], t.hours)}</td>
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
